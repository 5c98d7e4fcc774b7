import { cacheControl, requiredHeaders } from './expectedHeaders';
import type { RouteCase } from './routeCases';
import type { Check } from './runChecks';

/**
 * Time that a host gets to answer. A cold start of the function takes some
 * seconds.
 */
const TIMEOUT_MS = 30_000;

/** Returns a body for POST that the functions refuse, so they send no mail. */
const bodyFor = (method: string): RequestInit =>
  method === 'POST'
    ? { body: 'smoke', headers: { 'Content-Type': 'text/plain' } }
    : {};

interface Redirect {
  requestUrl: string;

  /** The header Location of the answer. */
  found: string | null;
  expected: string;
}

function redirectProblems({ requestUrl, found, expected }: Redirect): string[] {
  // Some hosts write a whole URL, some only a path.
  const target = new URL(found ?? '', requestUrl).href;

  if (target === new URL(expected, requestUrl).href) return [];

  return [`it redirects to ${target}, not to ${expected}`];
}

/** Returns the patterns of the headers that the answer must have. */
function expectedHeaders(routeCase: RouteCase): Record<string, RegExp> {
  const { type, cache, status, headers } = routeCase;

  return {
    ...(type && { 'content-type': type }),
    ...(cache && { 'cache-control': cacheControl[cache] }),
    // A host may answer 404 without the site's headers.
    ...(status !== 404 && requiredHeaders),
    ...headers,
  };
}

function headerProblems(
  found: Headers,
  expected: Record<string, RegExp>,
): string[] {
  return Object.entries(expected).flatMap(([name, pattern]) => {
    const value = found.get(name);

    if (pattern.test(value ?? '')) return [];

    const shown = value === null ? 'missing' : `"${value}"`;

    return [`${name} is ${shown}, expected ${pattern}`];
  });
}

/**
 * Returns a sentence for each wrong header and for a wrong page, or one for a
 * wrong status or redirect.
 * @throws if the host does not answer
 */
export async function routeProblems(
  origin: string,
  routeCase: RouteCase,
): Promise<string[]> {
  const { path, method = 'GET', status, location, html } = routeCase;

  const requestUrl = origin + path;
  const answer = await fetch(requestUrl, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...bodyFor(method),
  });

  // Reading the body frees the connection.
  const body = await answer.text();

  if (answer.status !== status)
    return [`the status is ${answer.status}, not ${status}`];

  if (location !== undefined)
    return redirectProblems({
      requestUrl,
      found: answer.headers.get('location'),
      expected: location,
    });

  const problems = headerProblems(answer.headers, expectedHeaders(routeCase));
  const isWrongPage = html !== undefined && !html.test(body);

  return isWrongPage
    ? [...problems, `the page does not contain ${html}`]
    : problems;
}

export function routeCheck(routeCase: RouteCase): Check {
  const { method = 'GET', path, status, location = '' } = routeCase;

  return {
    name: `${method} ${path} → ${status} ${location}`.trim(),
    findProblems: (origin) => routeProblems(origin, routeCase),
  };
}
