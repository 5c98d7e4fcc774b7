import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as expected from '../../src/gatsby/host/routeCases';
import { listStaticFiles, typeOf } from '../../src/gatsby/host/staticFiles';

type Check = [
  name: string,
  findProblems: (origin: string) => Promise<string[]>,
];

const STATIC_FOLDER = join(__dirname, '../../static');

/**
 * Returns a sentence for each wrong header, or one for a wrong status or
 * redirect. @throws if the host does not answer
 */
async function routeProblems(
  origin: string,
  routeCase: expected.RouteCase,
): Promise<string[]> {
  const { path, method = 'GET', status, location, type, cache } = routeCase;
  const answer = await fetch(origin + path, {
    method,
    redirect: 'manual',
    // A cold start of the function takes some seconds.
    signal: AbortSignal.timeout(30_000),
    // The functions refuse plain text, so the checks send no mail.
    ...(method === 'POST' && {
      body: 'smoke',
      headers: { 'Content-Type': 'text/plain' },
    }),
  });

  await answer.arrayBuffer(); // frees the connection
  if (answer.status !== status)
    return [`the status is ${answer.status}, not ${status}`];

  if (location !== undefined) {
    // Some hosts write a whole URL, some only a path.
    const target = new URL(answer.headers.get('location') ?? '', origin + path)
      .href;
    const isRight = target === new URL(location, origin).href;

    return isRight ? [] : [`it redirects to ${target}, not to ${location}`];
  }

  const patterns = {
    ...(type && { 'content-type': type }),
    ...(cache && { 'cache-control': expected.cacheControl[cache] }),
    // A host may answer 404 without the site's headers.
    ...(status !== 404 && expected.requiredHeaders),
    ...routeCase.headers,
  };

  return Object.entries(patterns).flatMap(([header, pattern]) => {
    const found = answer.headers.get(header);

    if (pattern.test(found ?? '')) return [];

    return `${header} is ${found === null ? 'missing' : `"${found}"`}, expected ${pattern}`;
  });
}

async function scriptProblems(origin: string): Promise<string[]> {
  const html = await (await fetch(origin)).text();
  // Matches a script with a hash in its name, such as `/app-0123abcd.js`.
  const [path] = /\/[\w.-]+-[0-9a-f]{8,20}\.js/.exec(html) ?? [];

  if (!path) return ['Home has no script'];

  return routeProblems(origin, {
    path,
    status: 200,
    type: /javascript/,
    cache: 'forever',
  });
}

async function sitemapProblems(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  const problems = addresses.length === 0 ? ['it lists no page'] : [];

  for (const address of addresses) {
    // On a preview, the sitemap has addresses of the live site. Their paths are
    // requested from `origin`.
    const { pathname } = new URL(address);
    const answer = await fetch(origin + pathname, { redirect: 'manual' });
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(
      await answer.text(),
    )?.[1];

    if (answer.status !== 200)
      problems.push(`${pathname} answers ${answer.status}`);
    else if (canonical !== address)
      problems.push(`the canonical address of ${pathname} is ${canonical}`);
  }

  return problems;
}

/** Checks that the site serves a file of the folder static/, with its type. */
export function staticCheck(folder: string, path: string): Check {
  const address = path.split('/').map(encodeURIComponent).join('/');

  const findProblems = async (origin: string): Promise<string[]> => {
    // Follows redirects: Azure removes `.html` from every address.
    const answer = await fetch(`${origin}/${address}`);
    const contents = Buffer.from(await answer.arrayBuffer());
    const isTheFile = contents.equals(readFileSync(join(folder, path)));

    if (!isTheFile)
      return [`the answer, with status ${answer.status}, is not the file`];

    const type = answer.headers.get('content-type') ?? '';
    const [expectedType = type] = typeOf(path)?.split(';') ?? [];

    return type.startsWith(expectedType)
      ? []
      : [`the type is ${type}, not ${expectedType}`];
  };

  return [`GET /${address} → the file in static/`, findProblems];
}

async function adminProblems(origin: string): Promise<string[]> {
  const { status } = await fetch(`${origin}/admin`, { redirect: 'manual' });

  // Without an editor, /admin redirects to Home. If ADMIN_REPOSITORY is set,
  // the site must have an editor.
  if (status === 302 && !process.env.ADMIN_REPOSITORY) return [];
  const checks = expected.adminRouteCases.map(async (routeCase) =>
    (await routeProblems(origin, routeCase)).map(
      (problem) => `${routeCase.path}: ${problem}`,
    ),
  );

  return (await Promise.all(checks)).flat();
}

export function routeCheck(routeCase: expected.RouteCase): Check {
  const { method = 'GET', path, status, location = '' } = routeCase;
  const name = `${method} ${path} → ${status} ${location}`.trim();

  return [name, (origin) => routeProblems(origin, routeCase)];
}

export const smokeChecks: readonly Check[] = [
  ...expected.routeCases.map(routeCheck),
  ...listStaticFiles(STATIC_FOLDER).map((path) =>
    staticCheck(STATIC_FOLDER, path),
  ),
  ['A script of Home is cached forever', scriptProblems],
  ['The sitemap lists canonical addresses', sitemapProblems],
  [
    'The editor at /admin, if there is one, has its pages and headers',
    adminProblems,
  ],
];

/**
 * Prints a line for each check. Returns the problems of each failed check by
 * its name.
 */
export async function runChecks(
  checks: readonly Check[],
  origin: string,
  print = console.log,
) {
  const failed: Record<string, string[]> = {};

  for (const [name, findProblems] of checks) {
    // If there is no answer, fetch throws `fetch failed`; the cause of that
    // error names the reason.
    const problems = await findProblems(origin).catch(
      ({ message, cause }: Error) => [
        `no answer: ${cause ? String(cause) : message}`,
      ],
    );

    print(
      problems.length === 0
        ? `ok    ${name}`
        : `FAIL  ${name}: ${problems.join('; ')}`,
    );
    if (problems.length > 0) failed[name] = problems;
  }

  return failed;
}
