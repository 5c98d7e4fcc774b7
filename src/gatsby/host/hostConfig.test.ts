import { hostConfig, HOST_CONFIG_LIMIT } from './hostConfig';

const pages = ['/', '/home', '/about', '/contact', '/privacy'];
const csp = `default-src 'self'; ${'x'.repeat(1300)}`;
const config = hostConfig({ pages, csp });
const ruleOf = (route: string) => config.routes.find((rule) => rule.route === route);

test('a page is its own file, without a trailing slash', () => {
  expect(ruleOf('/')).toEqual({ route: '/', rewrite: '/index.html' });
  expect(ruleOf('/about')).toEqual({ route: '/about', rewrite: '/about/index.html' });
  expect(config.trailingSlash).toBe('never');
});

test.each(['/about/', '/About', '/About/', '/ABOUT', '/ABOUT/'])(
  '%s is a permanent redirect to the page',
  (route) => expect(ruleOf(route)).toEqual({ route, redirect: '/about', statusCode: 301 }),
);

test('a page has no other spellings than these', () => {
  const to = config.routes.filter(({ redirect }) => redirect === '/about');
  expect(to).toHaveLength(5);
  expect(config.routes.some(({ route }) => route === '/aBOUT')).toBe(false);
});

test('each word of a longer name is capitalised', () => {
  const { routes } = hostConfig({ pages: ['/', '/our-terms'], csp });
  expect(routes).toContainEqual({ route: '/Our-Terms', redirect: '/our-terms', statusCode: 301 });
});

test('the last rule sends any other path to Home', () => {
  expect(config.routes.at(-1)).toEqual({ route: '/*', redirect: '/', statusCode: 302 });
});

test('files are asked for before pages, and the function before files', () => {
  const routes = config.routes.map(({ route }) => route);
  expect(routes[0]).toBe('/api/*');
  for (const file of [
    '/static/*',
    '/art/*',
    '/page-data/*',
    '/.well-known/*',
    '/*.{js,css,woff2}',
  ]) {
    expect(routes.indexOf(file)).toBeGreaterThan(0);
    expect(routes.indexOf(file)).toBeLessThan(routes.indexOf('/'));
  }
});

test('files with a hash in their name are kept for ever, pages and page data are asked for again', () => {
  for (const route of ['/static/*', '/art/*', '/*.{js,css,woff2}']) {
    expect(ruleOf(route)?.headers?.['Cache-Control']).toContain('immutable');
  }
  expect(ruleOf('/page-data/*')?.headers?.['Cache-Control']).toBe('no-cache');
  expect(config.globalHeaders['Cache-Control']).toBe('no-cache');
});

test('every answer carries the security headers', () => {
  expect(config.globalHeaders).toMatchObject({
    'Content-Security-Policy': csp,
    'Strict-Transport-Security': expect.stringContaining('max-age=63072000'),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test('a missing file gets the page for missing files', () => {
  expect(config.responseOverrides).toEqual({ '404': { rewrite: '/404.html' } });
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
