import { tempFolder } from '../../../testing/tempFolder';
import { requiredHeaders } from './expectedHeaders';
import { runCommand } from '../runCommand';
import { runChecks } from './runChecks';
import { smokeChecks } from './smokeChecks';
import { staticCheck } from './staticCheck';
import { exampleSite, SITE_URL } from './testing/exampleSite';

const site = exampleSite();
const checks = smokeChecks('.');
const failedChecks = (origin: string) => runChecks(checks, origin, jest.fn());

test('reports missing security headers, and a Content-Security-Policy that allows inline scripts', async () => {
  const policy =
    "default-src 'self'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

  site.changeConfig({ globalHeaders: { 'Content-Security-Policy': policy } });
  const expected = Object.entries(requiredHeaders).map(([header, pattern]) => {
    const found =
      header === 'content-security-policy' ? `"${policy}"` : 'missing';

    return `${header} is ${found}, expected ${pattern}`;
  });
  const failed = await failedChecks(await site.serve());

  expect(failed['GET /about → 200']).toEqual(expect.arrayContaining(expected));
});

test.each([
  [
    'GET /About → 301 /about',
    'the status is 302, not 301',
    '/About',
    { route: '/none' },
  ], // leaves no rule for /About
  ['GET /nothing → 302 /', '/about, not to /', '/*', { redirect: '/about' }],
  [
    'A script of Home is cached forever',
    'is "no-cache"',
    '/*.{js,css,woff2}',
    { headers: {} },
  ],
])(
  '%s: reports `%s` if the host has a wrong rule',
  async (check, problem, route, change) => {
    site.changeRule(route, change);
    const failed = await failedChecks(await site.serve());

    expect(failed[check]).toEqual([expect.stringContaining(problem)]);
  },
);

test('reports an address in the sitemap that is not the canonical address of its page', async () => {
  site.write(
    'sitemap.xml',
    '<urlset><loc>https://other.example/about</loc></urlset>',
  );
  const problem = `the canonical address of /about is ${SITE_URL}/about`;
  const expected = { 'The sitemap lists canonical addresses': [problem] };

  expect(await failedChecks(await site.serve())).toEqual(expected);
});

const staticFolder = tempFolder();

test.each([
  ['right & proper.pdf', 'the file', []],
  ['mistyped.png', 'the file', ['the type is text/plain, not image/png']],
  [
    'outdated.txt',
    'an earlier version',
    ['the answer, with status 200, is not the file'],
  ],
  // but Home
  ['missing', undefined, ['the answer, with status 200, is not the file']],
])(
  'checks the file %s of static/ if the site has `%s`',
  async (path, published, problems) => {
    staticFolder.write(path, 'the file');
    if (published !== undefined) site.write(path, published);
    site.changeConfig({ mimeTypes: { '.png': 'text/plain' } });
    const { findProblems } = staticCheck(staticFolder.path, path);

    expect(await findProblems(await site.serve())).toEqual(problems);
  },
);

test('accepts a complete editor, and reports one without its headers or its sign-in page', async () => {
  site.write('admin/index.html', 'Words and pictures');
  site.write('admin/page.js', 'edit()');
  site.write('admin/sign-in.html', 'Sign in');
  // again, because only now does it find admin/ and add rules for it
  site.writeConfig();
  expect(await failedChecks(await site.serve())).toEqual({});
  site.changeRule('/admin/sign-in', { route: '/none' });
  site.changeRule('/admin', { headers: {} });
  expect(await failedChecks(await site.serve())).toEqual({
    'The editor at /admin, if there is one, has its pages and headers': [
      expect.stringContaining(
        '/admin: cross-origin-opener-policy is "same-origin", expected /',
      ),
      expect.stringContaining('/admin: x-robots-tag is missing, expected /'),
      '/admin/sign-in: the status is 302, not 200',
    ],
  });
});

test('fails every check if the host does not answer', async () => {
  const origin = await site.serve();

  site.close();
  const failed = await failedChecks(origin);

  expect(Object.keys(failed)).toHaveLength(checks.length);
  expect(failed['GET / → 200']?.[0]).toMatch(/^no answer: .*ECONNREFUSED/);
});

test('npm run smoke prints a line for each check, and exits with 1 if one fails', async () => {
  const runSmoke = (origin: string) =>
    runCommand(process.execPath, [
      '--import',
      'tsx',
      'scripts/smoke.ts',
      origin,
    ]);
  const good = await runSmoke(await site.serve());
  const lines = good.output.trim().split('\n');

  expect(lines).toContain('ok    GET /about → 200');
  expect(lines).toHaveLength(checks.length + 1);
  expect([good.code, lines.at(-1)]).toEqual([0, 'The site is up.']);
  // lacks the function sendEmail
  const bad = await runSmoke(await site.serve(['/api/auth']));

  expect(bad.output).toContain(
    'FAIL  POST /api/sendEmail → 415: the status is 404, not 415',
  );
  expect(bad.code).toBe(1);
});
