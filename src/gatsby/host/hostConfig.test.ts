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

test('every mixture of capitals and small letters leads to its page', () => {
  for (const word of ['home', 'about', 'contact', 'privacy']) {
    const rules = config.routes.filter(
      ({ route }) => route.toLowerCase().replace(/\/(index\.html)?$/, '') === `/${word}`,
    );
    const spellings = new Set(rules.map(({ route }) => route.replace(/\/(index\.html)?$/, '')));
    expect(spellings.size).toBe(2 ** word.length);
    expect(rules.filter((rule) => rule.redirect && rule.redirect !== `/${word}`)).toEqual([]);
  }
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

test('the rules of the four pages stay below the limit of Azure', () => {
  expect(JSON.stringify(config).length).toBeLessThanOrEqual(HOST_CONFIG_LIMIT);
});

test('rules above the limit of Azure are refused with the size and the way out', () => {
  const many = [...pages, '/work', '/team', '/pricing', '/careers'];
  expect(() => hostConfig({ pages: many, csp })).toThrow(/\d+ bytes.*20000.*MIXED_LETTERS/);
});

test('a long page name gets its likely spellings only', () => {
  const long = hostConfig({ pages: ['/', '/consultation'], csp });
  const routes = long.routes.map(({ route }) => route);
  expect(routes).toEqual(
    expect.arrayContaining(['/consultation/', '/Consultation', '/CONSULTATION/']),
  );
  expect(routes).not.toContain('/cOnsultation/index.html');
});
