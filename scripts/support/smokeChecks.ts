import { adminRoutes, type Route, routes } from '../../src/gatsby/host/routes';
import { routeProblems } from './routeProblems';

/** The name of a check, and what finds out what is wrong: nothing where all is well. */
type Check = [name: string, problems: (origin: string) => Promise<string[]>];

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

/** The editor for staff, which need not be there, unless the settings of the build name its repository. */
async function adminProblems(origin: string): Promise<string[]> {
  const { status } = await fetch(`${origin}/admin`, { redirect: 'manual' });
  if (status === 302 && !process.env.ADMIN_REPOSITORY) return [];
  const problems = await Promise.all(adminRoutes.map((route) => routeProblems(origin, route)));
  return problems.flatMap((all, index) => all.map((one) => `${adminRoutes[index]?.path}: ${one}`));
}

/** Every route of the table. */
export const routeChecks = routes.map((route): Check => [
  nameOf(route),
  (origin) => routeProblems(origin, route),
]);

/** Whether a site is up: its routes, headers and function. No mail is sent. */
export const smokeChecks: readonly Check[] = [
  ...routeChecks,
  ['The scripts of Home are kept for ever', scriptProblems],
  ['The sitemap names each page as it names itself', sitemapProblems],
  ['The editor at /admin, where it is switched on, has headers of its own', adminProblems],
];

/**
 * Does one check after the other.
 * @param origin of the host, without a slash at its end
 * @param print is given a line for each as it comes
 * @returns what has failed, by the name of its check
 */
export async function runChecks(
  checks: readonly Check[],
  origin: string,
  print: (line: string) => void = console.log,
): Promise<Record<string, string[]>> {
  const failed: Record<string, string[]> = {};
  for (const [name, problemsOf] of checks) {
    // fetch hides the reason in the cause.
    const problems = await problemsOf(origin).catch(({ message, cause }: Error) => [
      `no answer: ${cause ? String(cause) : message}`,
    ]);
    print(problems.length === 0 ? `ok    ${name}` : `FAIL  ${name}: ${problems.join('; ')}`);
    if (problems.length > 0) failed[name] = problems;
  }
  return failed;
}
