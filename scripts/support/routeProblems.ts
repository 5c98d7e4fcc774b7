import { cacheControl, type Route, requiredHeaders } from '../../src/gatsby/host/routes';

/** A cold start of the function takes some seconds. */
const TIMEOUT_MS = 30_000;

/** Whether our own page, file or function answers; redirects and errors come from the host, without our headers. */
const isOurs = ({ method, status }: Route): boolean =>
  status === 200 || (method === 'POST' && status !== 404);

function headerProblems({ headers }: Response, route: Route): string[] {
  const { type, cache, headers: differing } = route;
  const expected = {
    ...(type && { 'content-type': type }),
    ...(cache && { 'cache-control': cacheControl[cache] }),
    ...(isOurs(route) ? requiredHeaders : undefined),
    ...differing,
  };
  return Object.entries(expected)
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => `${name} is ${headers.has(name) ? `"${headers.get(name)}"` : 'missing'}`);
}

/**
 * Sends the request of a route to a host and compares the answer with the route.
 * @param origin of the host, without a trailing slash
 * @returns a sentence for each difference
 * @throws if there is no answer
 */
export async function routeProblems(origin: string, route: Route): Promise<string[]> {
  const { path, method = 'GET', status, location } = route;
  const answer = await fetch(origin + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(method === 'POST' && { body: 'smoke', headers: { 'Content-Type': 'text/plain' } }),
  });
  await answer.arrayBuffer();
  if (answer.status !== status) return [`the status is ${answer.status}, not ${status}`];
  if (location === undefined) return headerProblems(answer, route);
  // Some hosts write a whole URL, some only a path.
  const target = new URL(answer.headers.get('location') ?? '', origin + path).href;
  return target === new URL(location, origin).href
    ? []
    : [`it redirects to ${target}, not to ${location}`];
}
