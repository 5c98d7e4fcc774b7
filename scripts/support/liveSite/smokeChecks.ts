import { join } from 'node:path';
import { listStaticFiles } from '../../../src/gatsby/host/staticFiles';
import { adminRouteCases, routeCases } from './routeCases';
import { routeCheck, routeProblems } from './routeCheck';
import type { Check } from './runChecks';
import { staticCheck } from './staticCheck';

async function scriptProblems(origin: string): Promise<string[]> {
  const answer = await fetch(origin);
  const html = await answer.text();

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

/** Checks that the page at `origin` names an address as its canonical one. */
async function canonicalProblems(
  origin: string,
  address: string,
): Promise<string[]> {
  // On a preview, the sitemap has addresses of the live site. Their paths are
  // requested from `origin`.
  const { pathname } = new URL(address);
  const answer = await fetch(origin + pathname, { redirect: 'manual' });
  const html = await answer.text();
  const [, canonical] =
    /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html) ?? [];

  if (answer.status !== 200) return [`${pathname} answers ${answer.status}`];
  if (canonical === address) return [];

  return [`the canonical address of ${pathname} is ${canonical}`];
}

async function sitemapProblems(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap.xml`);
  const xml = await answer.text();
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address,
  );

  if (addresses.length === 0) return ['it lists no page'];

  const problems: string[] = [];

  for (const address of addresses)
    problems.push(...(await canonicalProblems(origin, address)));

  return problems;
}

async function adminProblems(origin: string): Promise<string[]> {
  const { status } = await fetch(`${origin}/admin`, { redirect: 'manual' });

  // Without an editor, /admin redirects to Home. If ADMIN_REPOSITORY is set,
  // the site must have an editor.
  if (status === 302 && !process.env.ADMIN_REPOSITORY) return [];

  const checks = adminRouteCases.map(async (routeCase) => {
    const problems = await routeProblems(origin, routeCase);

    return problems.map((problem) => `${routeCase.path}: ${problem}`);
  });

  return (await Promise.all(checks)).flat();
}

/**
 * Returns the checks of a deployed site: its routes, the files of static/, a
 * script, the sitemap and the editor.
 * @param root folder of the project
 */
export function smokeChecks(root: string): Check[] {
  const staticFolder = join(root, 'static');
  const staticFiles = listStaticFiles(staticFolder);

  return [
    ...routeCases(root).map(routeCheck),
    ...staticFiles.map((path) => staticCheck(staticFolder, path)),
    {
      name: 'A script of Home is cached forever',
      findProblems: scriptProblems,
    },
    {
      name: 'The sitemap lists canonical addresses',
      findProblems: sitemapProblems,
    },
    {
      name: 'The editor at /admin, if there is one, has its pages and headers',
      findProblems: adminProblems,
    },
  ];
}
