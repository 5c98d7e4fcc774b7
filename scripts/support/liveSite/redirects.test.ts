import { createSiteHost } from '../../../local/host/siteHost';
import { listen } from '../../../local/ports';
import {
  redirectSiteCases,
  writeRedirectSite,
} from '../../../testing/redirectSite';
import { serverForEachTest } from '../../../testing/serverForEachTest';
import { tempFolder } from '../../../testing/tempFolder';
import { redirectCases } from './redirectCases';
import { routeCheck } from './routeCheck';
import { runChecks } from './runChecks';

const folder = tempFolder();

const site = serverForEachTest(async () => {
  writeRedirectSite(folder.path);

  const server = createSiteHost(folder.path, (_, answer) => answer.end());
  const port = await listen(server);

  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
});

test('the local host leads each old address, in each likely spelling, to its page', async () => {
  const checks = redirectSiteCases.map(routeCheck);

  expect(checks.length).toBeGreaterThan(40);
  expect(await runChecks(checks, site.origin, jest.fn())).toEqual({});
});

const ADDRESSES = ['/', '/about'];

test('npm run smoke tries an old address as it is, with a query string and in capitals', () => {
  const redirects = [{ index: 0, from: '/über-uns', to: '/about' }];
  const cases = redirectCases({
    addresses: ADDRESSES,
    staticPaths: [],
    redirects,
  });

  expect(cases.map(({ path }) => path)).toEqual([
    '/%C3%BCber-uns',
    '/%C3%BCber-uns?from=mail',
    '/%C3%9CBER-UNS',
  ]);
});

test('npm run smoke tries a wildcard with its folder and with a path, but no page', () => {
  const pathsFor = (from: string): string[] =>
    redirectCases({
      addresses: ADDRESSES,
      staticPaths: [],
      redirects: [{ index: 0, from, to: '/' }],
    }).map(({ path }) => path);

  expect(pathsFor('/blog/*')).toEqual(
    expect.arrayContaining(['/blog', '/blog/nothing-here/old.html']),
  );
  expect(pathsFor('/about/*')).not.toContain('/about');
});

test('npm run smoke tries no spelling in capitals that is a file, or hides one', () => {
  const redirects = [
    { index: 0, from: '/prices.pdf', to: '/PRICES.PDF' },
    { index: 1, from: '/files/*', to: '/about' },
  ];
  const cases = redirectCases({
    addresses: ADDRESSES,
    staticPaths: ['PRICES.PDF', 'FILES/A.PDF'],
    redirects,
  });

  expect(cases.filter(({ path }) => !/[a-z]/.test(path))).toEqual([]);
});
