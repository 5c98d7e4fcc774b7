import { readFileSync } from 'node:fs';
import { hostConfig, HOST_CONFIG_LIMIT } from './hostConfig';

// scripts/support/smoke.test.ts sends requests to a host with these rules.
const pages = ['/', '/home', '/about', '/contact', '/privacy'];
/** As long as the policy of the site. */
const csp = `default-src 'self'; ${'x'.repeat(1300)}`;

test('redirects an address with each word capitalised', () => {
  const { routes } = hostConfig({ pages: ['/', '/our-terms'], csp });
  expect(routes).toContainEqual({ route: '/Our-Terms', redirect: '/our-terms', statusCode: 301 });
});

test('serves pages without a trailing slash, and answers 404 with 404.html', () => {
  expect(hostConfig({ pages, csp })).toMatchObject({
    trailingSlash: 'never',
    responseOverrides: { '404': { rewrite: '/404.html' } },
    globalHeaders: { 'Content-Security-Policy': csp },
  });
});

test('adds the content types of files that Azure does not know', () => {
  expect(hostConfig({ pages, csp }).mimeTypes).toEqual({
    '.avif': 'image/avif',
    '.webmanifest': 'application/manifest+json',
  });
});

test('names a Node version that Azure offers and that api/package.json supports', () => {
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
  'files of %s have a hash in their name and are cached for a year',
  (route) => {
    const rule = hostConfig({ pages, csp }).routes.find((each) => each.route === route);
    expect(rule?.headers?.['Cache-Control']).toContain('immutable');
  },
);

test('the editor for staff adds rules with narrow policies, and changes no other rule', () => {
  const { routes, ...otherSettings } = hostConfig({ pages, csp, admin: true });
  const isAdmin = ({ route }: { route: string }) => /^\/admin/i.test(route);
  expect({ ...otherSettings, routes: routes.filter((rule) => !isAdmin(rule)) }).toEqual(
    hostConfig({ pages, csp }),
  );
  const policies = routes
    .map((rule) => rule.headers?.['Content-Security-Policy'] ?? '')
    .filter(Boolean);
  expect(policies).toHaveLength(2);
  for (const policy of policies) expect(policy).toContain("default-src 'none'");
});

const bytesFor = (addresses: string[]) =>
  JSON.stringify(hostConfig({ pages: addresses, csp })).length;
const addresses = (count: number, letters: number) =>
  Array.from({ length: count }, (_, index) => `/${String(index).padStart(letters, 'page-')}`);

test('the rules of the four pages take at most 8 kB', () => {
  expect(bytesFor(pages)).toBeLessThanOrEqual(8_000);
});

test('twenty more pages with the longest names stay below Azure’s limit', () => {
  expect(bytesFor([...pages, ...addresses(20, 40)])).toBeLessThanOrEqual(HOST_CONFIG_LIMIT);
});

test('throws above Azure’s limit, with the size and a way out', () => {
  expect(() => hostConfig({ pages: [...pages, ...addresses(60, 20)], csp })).toThrow(
    /\d+ bytes.*20000.*shorter names/,
  );
});
