import type { RequestListener, Server } from 'node:http';
import { type HostConfig, hostConfig } from '../../src/gatsby/host/hostConfig';
import { writeHostConfig } from '../../src/gatsby/host/writeHostConfig';
import { requiredHeaders, routeCases } from '../../src/gatsby/host/routeCases';
import { tempFolder } from '../../local/testing/tempFolder';
import { listen } from '../../local/ports';
import { runCommand } from './runCommand';
import { siteHost } from '../../local/host/siteHost';
import { runChecks, smokeChecks } from './smokeChecks';

const SITE = 'https://www.heddle.example';
const SCRIPT = '/app-01234567.js';
const CONFIG = 'staticwebapp.config.json';
const csp = "default-src 'none'; frame-ancestors 'none'";
const { globalHeaders: HEADERS } = hostConfig({ pages: [], csp });

const folder = tempFolder();
const { write } = folder;
let site: Server;

const changeConfig = (change: (config: HostConfig) => object) => {
  const config = JSON.parse(folder.read(CONFIG)) as HostConfig;
  write(CONFIG, JSON.stringify({ ...config, ...change(config) }));
};

const changeRule = (route: string, change: object) =>
  changeConfig(({ routes }) => ({
    routes: routes.map((rule) => (rule.route === route ? { ...rule, ...change } : rule)),
  }));

/** Writes a small file for each route that answers 200. */
function writeSite() {
  for (const route of routeCases.filter(({ status }) => status === 200)) {
    const path = route.path.replace(/\?.*/, '');
    const canonical = `<link rel="canonical" href="${SITE}${path === '/home' ? '/' : path}"/>`;
    if (/\.\w+$/.test(path)) write(path, 'file');
    else write(`${path}/index.html`, `${canonical}<script src="${SCRIPT}"></script>`);
  }
  write('404.html', 'Nothing here');
  write(SCRIPT, 'threads()');
  write('sitemap.xml', `<urlset><loc>${SITE}/</loc><loc>${SITE}/about</loc></urlset>`);
  writeHostConfig(folder.path, { botCheck: false });
}

/** Serves the site with a stand-in for the function, which refuses what the checks send. */
async function serve({ functionThere = true } = {}): Promise<string> {
  const functions: RequestListener = ({ method, url, headers }, response) => {
    const known = url === '/api/auth' || (functionThere && url === '/api/sendEmail');
    const called = method === 'POST' && known;
    const refused = headers['content-type'] === 'text/plain' ? 415 : 200;
    response.setHeader('Content-Type', 'text/plain');
    response.writeHead(called ? refused : 404, HEADERS).end();
  };
  site = siteHost(folder.path, functions);
  return `http://127.0.0.1:${await listen(site)}`;
}

const failures = (origin: string) => runChecks(smokeChecks, origin, () => undefined);

beforeEach(writeSite);
afterEach(() => site.close());

test('reports missing security headers', async () => {
  changeConfig(() => ({ globalHeaders: {} }));
  const missing = Object.entries(requiredHeaders).map(
    ([header, value]) => `${header} is missing, expected ${value}`,
  );
  const found = (await failures(await serve()))['GET /about → 200'];
  expect(found).toEqual(expect.arrayContaining(missing));
});

test('reports a Content-Security-Policy that allows inline scripts', async () => {
  const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'";
  changeConfig(({ globalHeaders }) => ({
    globalHeaders: { ...globalHeaders, 'Content-Security-Policy': policy },
  }));
  expect(await failures(await serve())).toHaveProperty(['GET / → 200']);
});

const SCRIPTS = 'Scripts are cached forever';
test.each([
  ['/About', { route: '/none' }, 'GET /About → 301 /about', 'the status is 302, not 301'],
  ['/*', { redirect: '/about' }, 'GET /nothing → 302 /', '/about, not to /'],
  ['/*.{js,css,woff2}', { headers: {} }, SCRIPTS, 'cache-control is "no-cache"'],
])('reports another rule for %s', async (route, other, check, problem) => {
  changeRule(route, other);
  expect((await failures(await serve()))[check]).toEqual([expect.stringContaining(problem)]);
});

test('reports a page whose canonical address is not in the sitemap', async () => {
  write('sitemap.xml', `<urlset><loc>https://other.example/about</loc></urlset>`);
  expect(await failures(await serve())).toEqual({
    'The sitemap lists canonical addresses': [`the canonical address of /about is ${SITE}/about`],
  });
});

const EDITOR = 'The editor at /admin, if there is one, has its own headers';

test('reports an editor without its headers or its sign-in page', async () => {
  write('admin/index.html', 'Words and pictures');
  write('admin/page.js', 'edit()');
  write('admin/sign-in.html', 'Sign in');
  writeHostConfig(folder.path, { botCheck: false });
  expect(await failures(await serve())).toEqual({});
  site.close();
  changeRule('/admin/sign-in', { route: '/none' });
  changeRule('/admin', { headers: {} });
  expect((await failures(await serve()))[EDITOR]).toEqual([
    expect.stringContaining('/admin: cross-origin-opener-policy is "same-origin", expected /'),
    expect.stringContaining('/admin: x-robots-tag is missing, expected /'),
    '/admin/sign-in: the status is 302, not 200',
  ]);
});

test('reports every check if the host does not answer', async () => {
  const origin = await serve();
  site.close();
  const failed = await failures(origin);
  expect(Object.keys(failed)).toHaveLength(routeCases.length + 3);
  expect(failed['GET / → 200']?.[0]).toMatch(/^no answer: .*ECONNREFUSED/);
});

const smoke = (...args: string[]) =>
  runCommand(process.execPath, ['--import', 'tsx', 'scripts/smoke.ts', ...args]);

test('npm run smoke prints a line for each check and exits with 0 or 1', async () => {
  const good = await smoke(await serve());
  expect(good.output).toContain('ok    GET /about → 200\n');
  expect([good.code, good.output.trim().split('\n').at(-1)]).toEqual([0, 'The site is up.']);
  site.close();

  const bad = await smoke(await serve({ functionThere: false }));
  expect(bad.output).toContain('FAIL  POST /api/sendEmail → 415: the status is 404, not 415');
  expect(bad.code).toBe(1);
});

test('npm run smoke asks for a missing address', async () => {
  const { code, output } = await smoke();
  expect([code, output]).toEqual([1, expect.stringContaining('npm run smoke -- https://')]);
});
