import { type Route, routes } from '../tests/hosting/routes';
import { routeProblems } from './host/routeProblems';

export interface Check {
  name: string;
  /** What is wrong; empty where all is well. */
  problems: string[];
}

const nameOf = ({ method = 'GET', path, status, location }: Route): string =>
  `${method} ${path} → ${status}${location === undefined ? '' : ` ${location}`}`;

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

/** A script with a hash in its name is kept for ever. */
async function scriptProblems(origin: string): Promise<string[]> {
  const path = /\/[\w.-]+-[0-9a-f]{8,20}\.js/.exec(await textOf(`${origin}/`))?.[0];
  return path
    ? routeProblems(origin, { path, status: 200, type: /javascript/, cache: 'forever' })
    : ['Home names none'];
}

/** The sitemap and the pages must agree on the one address of each page, which is served without a redirect. */
async function sitemapProblems(origin: string): Promise<string[]> {
  const xml = await textOf(`${origin}/sitemap.xml`);
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const problems = addresses.length === 0 ? ['it names no page'] : [];
  for (const address of addresses) {
    // A preview is served elsewhere than at the address that its pages call their own.
    const { pathname } = new URL(address);
    const answer = await fetch(origin + pathname, { redirect: 'manual' });
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(await answer.text())?.[1];
    if (answer.status !== 200) problems.push(`${pathname} answers ${answer.status}`);
    else if (canonical !== address) problems.push(`${pathname} calls itself ${canonical}`);
  }
  return problems;
}

/**
 * Asks a host for every route of the table, one after the other.
 * @param origin of the host, without a slash at its end
 */
export async function* routeChecks(origin: string): AsyncGenerator<Check> {
  for (const route of routes)
    yield { name: nameOf(route), problems: await routeProblems(origin, route) };
}

/**
 * Looks whether a site is up, one check after the other: its routes, headers and function. No mail is sent.
 * @param origin of the site, without a slash at its end
 */
export async function* smokeChecks(origin: string): AsyncGenerator<Check> {
  yield* routeChecks(origin);
  const others = {
    'The scripts of Home are kept for ever': scriptProblems,
    'The sitemap names each page as it names itself': sitemapProblems,
  };
  for (const [name, problemsOf] of Object.entries(others))
    yield { name, problems: await problemsOf(origin).catch((error: unknown) => [String(error)]) };
}

/** Prints a line for each check as it comes. @returns how many have failed */
export async function printChecks(checks: AsyncIterable<Check>): Promise<number> {
  let failed = 0;
  for await (const { name, problems } of checks) {
    console.log(problems.length === 0 ? `ok    ${name}` : `FAIL  ${name}: ${problems.join('; ')}`);
    if (problems.length > 0) failed += 1;
  }
  return failed;
}
