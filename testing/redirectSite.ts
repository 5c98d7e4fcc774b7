import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { oldAddressCases } from '../scripts/support/liveSite/routeCases';
import type { RouteCase } from '../scripts/support/liveSite/routeCases';
import { writeHostConfig } from '../src/gatsby/host/writeHostConfig';

const addresses = ['/', '/about', '/work', '/work/bakery'];

/** Old addresses as rules of the host have them, and where they lead. */
const redirects = [
  { from: '/portfolio/bakery.html', to: '/work/bakery' },
  { from: '/about.html', to: '/about' },
  { from: '/Leistungen/Web Design.aspx', to: '/about' },
  { from: '/über-uns', to: '/about' },
  { from: '/prices.pdf', to: '/about' },
  { from: '/news/index.html', to: '/about' },
  { from: '/blog/*', to: '/work' },
  { from: '/blog/2019/*', to: '/about' },
  { from: '/blog/bakery', to: '/work/bakery' },
  { from: '/Büro/*', to: '/about' },
  { from: '/about/*', to: '/about' },
].map((redirect, index) => ({ ...redirect, index }));

const moved = (path: string, location: string): RouteCase => ({
  path,
  status: 301,
  location,
});

/** Spellings that visitors and other sites may use, and near misses. */
const MORE_CASES: readonly RouteCase[] = [
  moved('/%C3%BCber-uns?from=mail&a=b', '/about'),
  moved('/%C3%9CBER-UNS', '/about'),
  moved('/Portfolio/Bakery.html', '/work/bakery'),
  moved('/PORTFOLIO/BAKERY.HTML', '/work/bakery'),
  moved('/leistungen/web%20design.aspx', '/about'),
  moved('/blog/2019/05/hello', '/about'),
  moved('/blog/2020/hello.jpg', '/work'),
  moved('/BLOG/hello', '/work'),
  moved('/news', '/about'),
  ...[
    moved('/%C3%BCber-uns/', '/about'),
    moved('/portfolio/bakery.html/', '/work/bakery'),
    moved('/news/', '/about'),
  ].map((routeCase) => ({
    ...routeCase,
    notInEmulator: 'It compares slashes exactly.',
  })),
  moved('/blog/', '/work'),
  {
    ...moved('/%c3%bcber-uns', '/about'),
    notInEmulator: 'It compares the encoded path with the rule.',
  },
  { path: '/about', status: 200 },
  { path: '/work/bakery', status: 200 },
  ...['/portfolio', '/portfolio/bakery', '/blogger', '/uber-uns'].map(
    (path): RouteCase => ({ path, status: 302, location: '/' }),
  ),
];

/** Cases for a site with old addresses. */
export const redirectSiteCases: readonly RouteCase[] = [
  ...oldAddressCases({ addresses, staticPaths: [], redirects }),
  ...MORE_CASES,
];

/** Writes pages and the host's rules, as a build would. */
export function writeRedirectSite(publicDir: string): void {
  for (const address of addresses) {
    const file = join(publicDir, address, 'index.html');

    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<h1>${address}</h1>`);
  }

  writeFileSync(join(publicDir, '404.html'), '<h1>Nothing here</h1>');
  writeHostConfig(publicDir, {
    staticDir: join(publicDir, 'no-static-folder'),
    botCheck: false,
    redirects,
  });
}
