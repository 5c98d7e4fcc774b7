import { cacheControl, type RouteCase, requiredHeaders } from '../../src/gatsby/host/routeCases';

/** Returns a sentence for each difference between a host's answer and the expected one. @throws if there is no answer */
export async function routeProblems(origin: string, routeCase: RouteCase): Promise<string[]> {
  const { path, method = 'GET', status, location, type, cache } = routeCase;
  const answer = await fetch(origin + path, {
    method,
    redirect: 'manual',
    // A cold start of the function takes some seconds.
    signal: AbortSignal.timeout(30_000),
    // The function refuses this body, and sends no mail.
    ...(method === 'POST' && { body: 'smoke', headers: { 'Content-Type': 'text/plain' } }),
  });
  // Frees the connection.
  await answer.arrayBuffer();
  if (answer.status !== status) return [`the status is ${answer.status}, not ${status}`];
  if (location !== undefined) {
    // Some hosts write a whole URL, some only a path.
    const target = new URL(answer.headers.get('location') ?? '', origin + path).href;
    const isRight = target === new URL(location, origin).href;
    return isRight ? [] : [`it redirects to ${target}, not to ${location}`];
  }
  // The host answers a GET with an error, and a POST with 404. These answers may lack `requiredHeaders`.
  const isFromSite = status === 200 || (method === 'POST' && status !== 404);
  const expected = {
    ...(type && { 'content-type': type }),
    ...(cache && { 'cache-control': cacheControl[cache] }),
    ...(isFromSite && requiredHeaders),
    ...routeCase.headers,
  };
  return Object.entries(expected).flatMap(([name, pattern]) => {
    const found = answer.headers.get(name);
    if (pattern.test(found ?? '')) return [];
    return `${name} is ${found === null ? 'missing' : `"${found}"`}, expected ${pattern}`;
  });
}
