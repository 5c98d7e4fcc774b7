import { readFileSync } from 'node:fs';
import { hostConfig, HOST_CONFIG_LIMIT } from './hostConfig';

// What every request gets for these rules is seen in local/smoke.test.ts.
const pages = ['/', '/home', '/about', '/contact', '/privacy'];
const csp = `default-src 'self'; ${'x'.repeat(1300)}`;

test('each word of a longer name is capitalised', () => {
  const { routes } = hostConfig({ pages: ['/', '/our-terms'], csp });
  expect(routes).toContainEqual({ route: '/Our-Terms', redirect: '/our-terms', statusCode: 301 });
});

test('the host keeps to pages without a slash at the end, and gives a missing file the page for it', () => {
  expect(hostConfig({ pages, csp })).toMatchObject({
    trailingSlash: 'never',
    responseOverrides: { '404': { rewrite: '/404.html' } },
    globalHeaders: { 'Content-Security-Policy': csp },
  });
});

test('Azure runs the function on a Node that it has and for which the bundle is built', () => {
  const { platform } = hostConfig({ pages, csp });
  const [, version] = /^node:(\d+)$/.exec(platform.apiRuntime) ?? [];
  const { engines } = JSON.parse(readFileSync('api/package.json', 'utf8')) as {
    engines: { node: string };
  };
  const [oldest] = /\d+/.exec(engines.node) ?? [];
  expect(Number(version)).toBeGreaterThanOrEqual(Number(oldest));
  // https://learn.microsoft.com/azure/static-web-apps/languages-runtimes
  expect(['20', '22']).toContain(version);
});

test.each(['/static/*', '/art/*', '/*.{js,css,woff2}'])(
  'files of %s, with a hash in their name, are kept for ever',
  (route) => {
    const rule = hostConfig({ pages, csp }).routes.find((each) => each.route === route);
    expect(rule?.headers?.['Cache-Control']).toContain('immutable');
  },
);

test('the editor for staff adds rules with narrow policies, and changes no other rule', () => {
  const [without, { routes, ...others }] = [
    hostConfig({ pages, csp }),
    hostConfig({ pages, csp, admin: true }),
  ];
  const isAdmin = ({ route }: { route: string }) => /^\/admin/i.test(route);
  expect({ ...others, routes: routes.filter((rule) => !isAdmin(rule)) }).toEqual(without);
  const policies = routes
    .map((rule) => rule.headers?.['Content-Security-Policy'] ?? '')
    .filter(Boolean);
  expect(policies).toHaveLength(2);
  for (const policy of policies) expect(policy).toContain("default-src 'none'");
});

const bytesOf = (all: string[]) => JSON.stringify(hostConfig({ pages: all, csp })).length;
const more = (count: number, letters: number) =>
  Array.from({ length: count }, (_, index) => `/${String(index).padStart(letters, 'page-')}`);

test('the rules of the four pages take 8 kB at most', () => {
  expect(bytesOf(pages)).toBeLessThanOrEqual(8_000);
});

test('there is room for twenty more pages of the longest names below the limit of Azure', () => {
  expect(bytesOf([...pages, ...more(20, 40)])).toBeLessThanOrEqual(HOST_CONFIG_LIMIT);
});

test('rules above the limit of Azure are refused with the size and the way out', () => {
  expect(() => hostConfig({ pages: [...pages, ...more(60, 20)], csp })).toThrow(
    /\d+ bytes.*20000.*shorter names/,
  );
});
