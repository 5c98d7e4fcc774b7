import { readFileSync } from 'node:fs';
import { hostConfig } from './hostConfig';

const addresses = ['/', '/home', '/about', '/contact', '/privacy'];
/** A policy as long as the site's, because its length counts towards Azure's limit for staticwebapp.config.json. */
const csp = `default-src 'self'; ${'x'.repeat(1300)}`;

test('redirects a page’s address if its words are capitalised or in upper case, or if it ends with a slash', () => {
  const { routes } = hostConfig({ addresses: ['/', '/our-terms'], csp });
  const spellings = ['/our-terms/', '/Our-Terms', '/Our-Terms/', '/OUR-TERMS', '/OUR-TERMS/'];
  expect(routes.filter(({ statusCode }) => statusCode === 301)).toEqual(
    spellings.map((route) => ({ route, redirect: '/our-terms', statusCode: 301 })),
  );
});

test('serves pages without a trailing slash, 404.html for missing files, and MIME types that Azure does not know', () => {
  expect(hostConfig({ addresses, csp })).toMatchObject({
    trailingSlash: 'never',
    responseOverrides: { '404': { rewrite: '/404.html' } },
    mimeTypes: { '.avif': 'image/avif', '.webmanifest': 'application/manifest+json' },
  });
});

test('sets a Node version that Azure offers and that api/package.json supports', () => {
  const { platform } = hostConfig({ addresses, csp });
  const [, version] = /^node:(\d+)$/.exec(platform.apiRuntime) ?? [];
  const { engines } = JSON.parse(readFileSync('api/package.json', 'utf8'));
  const [oldestSupported] = /\d+/.exec(engines.node) ?? [];
  expect(Number(version)).toBeGreaterThanOrEqual(Number(oldestSupported));
  // https://learn.microsoft.com/azure/static-web-apps/languages-runtimes
  expect(['20', '22']).toContain(version);
});

test('files with a hash in their name are cached for a year', () => {
  const cached = hostConfig({ addresses, csp }).routes.filter(({ headers }) =>
    headers?.['Cache-Control']?.includes('max-age=31536000, immutable'),
  );
  expect(cached.map(({ route }) => route)).toEqual(['/static/*', '/art/*', '/*.{js,css,woff2}']);
});

test('the editor for staff adds two pages with strict policies, and changes no other rule', () => {
  const { routes, ...otherSettings } = hostConfig({ addresses, csp, hasEditor: true });
  const isAdmin = ({ route }: { route: string }) => /^\/admin/i.test(route); // `i`: /ADMIN redirects to /admin.
  expect({ ...otherSettings, routes: routes.filter((rule) => !isAdmin(rule)) }).toEqual(
    hostConfig({ addresses, csp }),
  );
  const policies = routes.flatMap((rule) => rule.headers?.['Content-Security-Policy'] ?? []);
  const strict = expect.stringContaining("default-src 'none'");
  expect(policies).toEqual([strict, strict]);
});

test('has room for twenty more pages with the longest names; above Azure’s limit, throws an error with size and remedy', () => {
  const configWith = (count: number) => {
    // checkAddress.ts allows 40 characters in the name of a file in content/pages/.
    const more = [...Array(count).keys()].map((index) => `/${String(index).padStart(40, 'x')}`);
    return hostConfig({ addresses: [...addresses, ...more], csp });
  };
  expect(() => configWith(20)).not.toThrow();
  expect(() => configWith(60)).toThrow(/\d+ bytes.*20000.*shorter names/);
});
