import { cacheControl, type RouteCase, requiredHeaders } from '../../src/gatsby/host/routeCases';

/** A cold start of the function takes some seconds. */
const TIMEOUT_MS = 30_000;

/** Whether a page, a file or a function answers. Redirects and errors come from the host, and may lack `requiredHeaders`. */
const isFromSite = ({ method, status }: RouteCase): boolean =>
  status === 200 || (method === 'POST' && status !== 404);

function headerProblems({ headers }: Response, routeCase: RouteCase): string[] {
  const { type, cache } = routeCase;
  const expected = {
    ...(type && { 'content-type': type }),
    ...(cache && { 'cache-control': cacheControl[cache] }),
    ...(isFromSite(routeCase) && requiredHeaders),
    ...routeCase.headers,
  };
  return Object.entries(expected)
    .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
    .map(([name, pattern]) => {
      const found = headers.has(name) ? `"${headers.get(name)}"` : 'missing';
      return `${name} is ${found}, expected ${pattern}`;
    });
}

/**
 * Sends a request to a host and compares the answer with the expected one.
 * @param origin origin of the host, without a trailing slash
 * @returns a sentence for each difference
 * @throws if there is no answer
 */
export async function routeProblems(origin: string, routeCase: RouteCase): Promise<string[]> {
  const { path, method = 'GET', status, location } = routeCase;
  const answer = await fetch(origin + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(method === 'POST' && { body: 'smoke', headers: { 'Content-Type': 'text/plain' } }),
  });
  // Reads the body, so that the connection is free again.
  await answer.arrayBuffer();
  if (answer.status !== status) return [`the status is ${answer.status}, not ${status}`];
  if (location === undefined) return headerProblems(answer, routeCase);
  // Some hosts write a whole URL, some only a path.
  const target = new URL(answer.headers.get('location') ?? '', origin + path).href;
  return target === new URL(location, origin).href
    ? []
    : [`it redirects to ${target}, not to ${location}`];
}
