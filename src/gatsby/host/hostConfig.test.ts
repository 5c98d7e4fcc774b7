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
    staticFiles: paths.map((path) => ({ path })),
  });

  const covered = routes.flatMap(({ route }, index) =>
    routes
      .slice(0, index)
      .filter((other) => covers(other.route, route))
      .map((other) => `${other.route} covers ${route}`),
  );

  expect(covered).toEqual([]);
});

// In folders of static/.
test('needs less than a kilobyte for a hundred files and a hundred pages', () => {
  const bytesWith = (paths: string[]): number => {
    const staticFiles = paths.map((path) => ({ path }));

    return JSON.stringify(hostConfig({ addresses, csp, staticFiles })).length;
  };

  const endings = 'pdf docx xlsx pptx vcf ics zip csv JPG js'.split(' ');
  const hundred = [...Array(100).keys()];

  const files = hundred.map(
    (index) => `downloads/file ${index}.${endings[index % endings.length]}`,
  );
  const pages = hundred.map((index) => `manual/page ${index}.html`);
  const added = bytesWith([...files, ...pages]) - bytesWith([]);

  expect(added).toBeLessThan(1000);
});

const oldAddresses = [
  '/old.html',
  '/OLD',
  '/Work/Bakery',
  '/blog/*',
  '/blog/2019/*',
  '/Über/uns',
  '/about/*',
].map((from, index) => ({ index, from, to: '/about' }));

test('with old addresses, has no two rules for one address, and no rule below a pattern that covers it', () => {
  const { routes } = hostConfig({
    addresses: [...addresses, '/work', '/work/bakery'],
    csp,
    hasEditor: true,
    redirects: oldAddresses,
  });
  const names = routes.map(({ route }) => route);
  const hidden = names.filter((route, index) =>
    names.slice(0, index).some((other) => {
      const [start = '', ending] = other.split('*');

      return ending === '' && route.startsWith(start);
    }),
  );

  expect(new Set(names).size).toBe(names.length);
  expect(hidden).toEqual([]);
  expect(names.indexOf('/blog/2019/*')).toBeGreaterThan(0);
});

test('an old address may be another spelling of a page in a folder', () => {
  const { routes } = hostConfig({
    addresses: [...addresses, '/work', '/work/bakery'],
    csp,
    redirects: oldAddresses,
  });

  expect(routes).toContainEqual({
    route: '/Work/Bakery',
    redirect: '/about',
    statusCode: 301,
  });
});

/** Six pages, so that their folder has one rule. */
const projects = [1, 2, 3, 4, 5, 6].map((number) => `/work/p${number}`);

test.each([
  ['/Work/P1', '/work/p1', '/work/p1'],
  ['/WORK/p1', '/about', '/work/p1'],
  ['/Work/*', '/work', '/work/*'],
  ['/prices.pdf', '/Prices.pdf', '/Prices.pdf'],
  ['/PRICES.PDF', '/Prices.pdf', '/Prices.pdf'],
  ['/Downloads/*', '/about', '/downloads/*'],
  ['/Sitemap.xml', '/about', '/sitemap.xml'],
  ['/.Well-Known/*', '/about', '/.well-known/*'],
])('redirects the old address %s to %s, but not %s', (from, to, served) => {
  const { routes } = hostConfig({
    addresses: ['/', '/about', '/work', ...projects],
    csp,
    staticFiles: [{ path: 'Prices.pdf' }, { path: 'downloads/prices.pdf' }],
    redirects: [{ index: 0, from, to }],
  });
  const moved = routes
    .filter(({ redirect }) => redirect === to)
    .map(({ route }) => route);

  expect(moved).toContain(from);
  expect(moved).not.toContain(served);
});

test('gives AVIF pictures a type, which Azure does not know', () => {
  const { mimeTypes } = hostConfig({ addresses, csp });

  expect(mimeTypes['.avif']).toBe('image/avif');
});

/** Node version of the function app: 22 for `node:22`. */
function nodeVersion(): number {
  const { platform } = hostConfig({ addresses, csp });
  const [, version] = /^node:(\d+)$/.exec(platform.apiRuntime) ?? [];

  return Number(version);
}

test('sets a Node version that Azure offers', () => {
  // https://learn.microsoft.com/azure/static-web-apps/languages-runtimes
  expect([20, 22]).toContain(nodeVersion());
});

test('sets a Node version that api/package.json supports', () => {
  const { engines } = JSON.parse(readFileSync('api/package.json', 'utf8'));
  const [oldestSupported] = /\d+/.exec(engines.node) ?? [];

  expect(nodeVersion()).toBeGreaterThanOrEqual(Number(oldestSupported));
});

/** Returns the Cache-Control of a file's rule; Azure applies the first. */
function cacheControlOf(path: string): string | undefined {
  const { routes } = hostConfig({ addresses, csp, hasEditor: true });
  const rule = routes.find(({ route }) =>
    route.includes('*') ? covers(route, path) : route === path,
  );

  return rule?.headers?.['Cache-Control'];
}

test.each([
  '/static/cloth-1a2b3c.avif',
  '/art/loom-1a2b3c.svg',
  '/app-1a2b3c.js',
  '/styles-1a2b3c.css',
  '/fonts/instrument-sans-base-latin-1a2b3c.woff2',
])('lets browsers keep %s, whose name has a hash, for a year', (path) => {
  expect(cacheControlOf(path)).toBe('public, max-age=31536000, immutable');
});

test.each(['/admin/page.js', '/page-data/about/page-data.json'])(
  'lets browsers keep %s, whose name has no hash, only to revalidate it',
  (path) => {
    expect(cacheControlOf(path)).toBe('no-cache');
  },
);

test('lets browsers keep the icon for an hour', () => {
  expect(cacheControlOf('/favicon.svg')).toBe('public, max-age=3600');
});

test('the editor for staff adds two pages with strict policies', () => {
  const { routes } = hostConfig({ addresses, csp, hasEditor: true });
  const policies = routes.flatMap(
    ({ headers }) => headers?.['Content-Security-Policy'] ?? [],
  );
  const strict = expect.stringContaining("default-src 'none'");

  expect(policies).toEqual([strict, strict]);
});

test('the editor for staff changes no rule of the site', () => {
  const config = hostConfig({ addresses, csp, hasEditor: true });
  // `i`: /ADMIN redirects to /admin.
  const routes = config.routes.filter(({ route }) => !/^\/admin/i.test(route));

  expect({ ...config, routes }).toEqual(hostConfig({ addresses, csp }));
});

/**
 * Returns addresses with the longest names. checkAddress.ts allows 40
 * characters in the name of a file.
 */
const longAddresses = (folder: string, count: number): string[] =>
  [...Array(count).keys()].map(
    (index) => `${folder}/${String(index).padStart(40, 'x')}`,
  );

/** The configuration of a site with more pages. */
const configWith = (more: readonly string[], hasEditor = false) =>
  hostConfig({ addresses: [...addresses, ...more], csp, hasEditor });

test('has room for twenty more pages with the longest names', () => {
  expect(() => configWith(longAddresses('', 20))).not.toThrow();
});

test('above Azure’s limit, throws an error with size and remedy', () => {
  expect(() => configWith(longAddresses('', 60))).toThrow(
    /\d+ bytes.*20000.*shorter names/,
  );
});

test('up to five pages in a folder have their own rules and redirects', () => {
  const projects = longAddresses('/work', 5);
  const { routes } = configWith(projects);

  for (const project of projects) {
    expect(routes).toContainEqual({
      route: project,
      rewrite: `${project}/index.html`,
    });
    expect(routes).toContainEqual({
      route: project.toUpperCase(),
      redirect: project,
      statusCode: 301,
    });
  }
});

test('more pages in a folder have one rule, below that of the folder’s own page', () => {
  const { routes } = configWith(['/work', ...longAddresses('/work', 6)]);
  const ofWork = routes
    .map(({ route }) => route)
    .filter((route) => route.startsWith('/work'));

  expect(ofWork).toEqual(['/work', '/work/*']);
});

// 100 redirects from addresses of 50 characters to projects with the longest
// names would take 14,000 bytes.
test('200 projects, 200 services and the editor leave 15,000 of Azure’s 20,000 bytes', () => {
  const config = configWith(
    [
      '/work',
      ...longAddresses('/work', 200),
      ...longAddresses('/services', 200),
    ],
    true,
  );

  expect(JSON.stringify(config).length).toBeLessThan(5000);
});

test('ten pages with the longest names leave half of Azure’s 20,000 bytes', () => {
  const config = configWith(
    ['/work', ...longAddresses('/work', 5), ...longAddresses('/services', 5)],
    true,
  );

  expect(JSON.stringify(config).length).toBeLessThan(10_000);
});
