import { cacheControl, type Route, securityHeaders } from '../../src/gatsby/host/routes';

/** A function that has slept needs some seconds to wake; longer than this, in milliseconds, is no answer. */
const PATIENCE = 30_000;

/** Whether an answer comes from the site itself, and not from the host's own pages for redirects and errors. */
const isOurs = ({ method, status }: Route): boolean =>
  status === 200 || (method === 'POST' && status !== 404);

function headerProblems({ headers }: Response, route: Route): string[] {
  const { type, cache, headers: own } = route;
  const expected = {
    ...(type && { 'content-type': type }),
    ...(cache && { 'cache-control': cacheControl[cache] }),
    ...(isOurs(route) ? securityHeaders : undefined),
    ...own,
  };
  return Object.entries(expected)
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => `${name} is ${headers.has(name) ? `"${headers.get(name)}"` : 'missing'}`);
}

/**
 * Asks a host for a route.
 * @param origin of the host, without a slash at its end
 * @returns what is wrong with the answer, or nothing
 * @throws where there is no answer
 */
export async function routeProblems(origin: string, route: Route): Promise<string[]> {
  const { path, method = 'GET', status, location } = route;
  const answer = await fetch(origin + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
    ...(method === 'POST' && { body: 'smoke', headers: { 'Content-Type': 'text/plain' } }),
  });
  await answer.arrayBuffer();
  if (answer.status !== status) return [`the status is ${answer.status}, not ${status}`];
  if (location === undefined) return headerProblems(answer, route);
  // Some hosts write the whole address, some the path alone.
  const led = new URL(answer.headers.get('location') ?? '', origin + path).href;
  return led === new URL(location, origin).href ? [] : [`it leads to ${led}, not to ${location}`];
}
