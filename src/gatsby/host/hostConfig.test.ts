import { readFileSync } from 'node:fs';
import { hostConfig } from './hostConfig';

const addresses = ['/', '/home', '/about', '/contact', '/privacy'];

/**
 * A policy as long as the site's, because its length counts towards Azure's
 * limit for staticwebapp.config.json.
 */
const csp = `default-src 'self'; ${'x'.repeat(1300)}`;

test('redirects a page’s address if its words are capitalised or in upper case', () => {
  const { routes } = hostConfig({ addresses: ['/', '/our-terms'], csp });
  const spellings = ['/Our-Terms', '/OUR-TERMS'];

  expect(routes.filter(({ statusCode }) => statusCode === 301)).toEqual(
    spellings.map((route) => ({
      route,
      redirect: '/our-terms',
      statusCode: 301,
    })),
  );
});

// Azure refuses to deploy them.
test('has no two rules that differ only in a slash at the end', () => {
  const { routes } = hostConfig({ addresses, csp, hasEditor: true });
  const withoutSlash = routes.map(({ route }) =>
    route.replace(/(?<=.)\/$/, ''),
  );

  expect(new Set(withoutSlash).size).toBe(routes.length);
});

test('throws if two pages would have rules for the same address', () => {
  expect(() =>
    hostConfig({ addresses: ['/', '/About', '/about'], csp }),
  ).toThrow('Azure refuses two rules for /About.');
});

const staticFile = (path: string) => ({ path });

/**
 * Whether a pattern such as `/static/*` or `/*.{js,css}` covers a route.
 * Ignores case, as Azure's check may.
 */
function covers(pattern: string, route: string): boolean {
  const [start, ending] = pattern.toLowerCase().split('*');
  const path = route.toLowerCase();

  if (start === undefined || ending === undefined || !path.startsWith(start))
    return false;

  const extensions = ending.match(/\w+/g);

  return (
    !extensions ||
    extensions.some((extension) => path.endsWith(`.${extension}`))
  );
}

// Azure refuses to deploy a rule below a pattern that covers it.
test('has each rule for one address above the patterns that cover it', () => {
  const paths = [
    'a.html',
    'b',
    'c.js',
    '.well-known/d',
    'docs/e.JS',
    'docs/f.js',
    'docs/g.html',
  ];
  const { routes } = hostConfig({
    addresses,
    csp,
    hasEditor: true,
    staticFiles: paths.map(staticFile),
  });

  const covered = routes.flatMap(({ route }, index) =>
    routes
      .slice(0, index)
      .filter((other) => covers(other.route, route))
      .map((other) => `${other.route} covers ${route}`),
  );

  expect(covered).toEqual([]);
});

test('needs less than a kilobyte for a hundred files and a hundred pages in folders of static/', () => {
  const bytesWith = (paths: string[]) =>
    JSON.stringify(
      hostConfig({ addresses, csp, staticFiles: paths.map(staticFile) }),
    ).length;
  const endings = [
    'pdf',
    'docx',
    'xlsx',
    'pptx',
    'vcf',
    'ics',
    'zip',
    'csv',
    'JPG',
    'js',
  ];
  const hundred = [...Array(100).keys()];
  const files = hundred.map(
    (index) => `downloads/file ${index}.${endings[index % 10]}`,
  );
  const pages = hundred.map((index) => `manual/page ${index}.html`);

  expect(bytesWith([...files, ...pages]) - bytesWith([])).toBeLessThan(1000);
});

test('serves pages without a trailing slash, 404.html for missing files, and MIME types that Azure does not know', () => {
  expect(hostConfig({ addresses, csp })).toMatchObject({
    trailingSlash: 'never',
    responseOverrides: { '404': { rewrite: '/404.html' } },
    mimeTypes: {
      '.avif': 'image/avif',
      '.webmanifest': 'application/manifest+json',
    },
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

test('files with a hash in their names are cached for a year', () => {
  const cached = hostConfig({ addresses, csp }).routes.filter(({ headers }) =>
    headers?.['Cache-Control']?.includes('max-age=31536000, immutable'),
  );

  expect(cached.map(({ route }) => route)).toEqual([
    '/static/*',
    '/art/*',
    '/*.{js,css,woff2}',
  ]);
});

test('the editor for staff adds two pages with strict policies, and changes no other rule', () => {
  const { routes, ...otherSettings } = hostConfig({
    addresses,
    csp,
    hasEditor: true,
  });
  // `i`: /ADMIN redirects to /admin.
  const isAdmin = ({ route }: { route: string }) => /^\/admin/i.test(route);

  expect({
    ...otherSettings,
    routes: routes.filter((rule) => !isAdmin(rule)),
  }).toEqual(hostConfig({ addresses, csp }));
  const policies = routes.flatMap(
    (rule) => rule.headers?.['Content-Security-Policy'] ?? [],
  );
  const strict = expect.stringContaining("default-src 'none'");

  expect(policies).toEqual([strict, strict]);
});

test('has room for twenty more pages with the longest names; above Azure’s limit, throws an error with size and remedy', () => {
  const configWith = (count: number) => {
    // checkAddress.ts allows 40 characters in the name of a file in
    // content/pages/.
    const more = [...Array(count).keys()].map(
      (index) => `/${String(index).padStart(40, 'x')}`,
    );

    return hostConfig({ addresses: [...addresses, ...more], csp });
  };

  expect(() => configWith(20)).not.toThrow();
  expect(() => configWith(60)).toThrow(/\d+ bytes.*20000.*shorter names/);
});
