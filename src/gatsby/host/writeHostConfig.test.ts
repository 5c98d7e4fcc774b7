import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tempFolder } from '../../../testing/tempFolder';
import type { HostConfig } from './hostConfig';
import { contentSecurityPolicy, writeHostConfig } from './writeHostConfig';

const folder = tempFolder();
const writeConfig = () =>
  writeHostConfig(folder.path, {
    staticDir: folder.at('no-static'),
    botCheck: false,
  });

test('writes a rule for each built page except 404, and one policy with the script hashes of all pages, 404 included', () => {
  folder.write('index.html', '<script>first()</script>');
  folder.write('about/index.html', '<script>second()</script>');
  folder.write('404.html', '<script>third()</script>');
  folder.write('404/index.html', '');
  // Gatsby writes this folder; it is not a page.
  mkdirSync(folder.at('page-data/404.html'), { recursive: true });
  writeConfig();
  const config = JSON.parse(
    folder.read('staticwebapp.config.json'),
  ) as HostConfig;
  const pages = config.routes
    .filter((rule) => rule.rewrite)
    .map((rule) => rule.route);

  expect(pages.sort()).toEqual(['/', '/about']);
  expect(
    config.globalHeaders['Content-Security-Policy']?.match(/sha256-/g),
  ).toHaveLength(3);
});

test('throws for a folder without a built site', () => {
  expect(() => writeConfig()).toThrow('no built page /');
});

test('gives a page of static/ no address of its own kind, and no hash of its inline script', () => {
  folder.write('public/index.html', '<script>ours()</script>');
  for (const place of ['public', 'static'])
    folder.write(`${place}/brochure/index.html`, '<script>theirs()</script>');
  writeHostConfig(folder.at('public'), {
    staticDir: folder.at('static'),
    botCheck: false,
  });

  const config = JSON.parse(
    folder.read('public/staticwebapp.config.json'),
  ) as HostConfig;
  const routes = config.routes.map(({ route }) => route);

  expect(routes).toContain('/brochure/index.html');
  // a likely spelling of a page’s address
  expect(routes).not.toContain('/BROCHURE');
  expect(config.globalHeaders['Content-Security-Policy']).toContain(
    hash('ours()'),
  );
  expect(config.globalHeaders['Content-Security-Policy']).not.toContain(
    hash('theirs()'),
  );
});

const hash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directivesFor = (html: string, options = { botCheck: false }) =>
  contentSecurityPolicy(html, options).split('; ');

test('allows only files of the site and data: images, and no framing, for pages whose only inline script is data (JSON-LD)', () => {
  const jsonLd = '<script type="application/ld+json">{"a":1}</script>';

  expect(directivesFor(`${jsonLd}<script src="/a.js"></script>`)).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('has one hash for each distinct inline script, and none for a style attribute in the text of a script', () => {
  const code = `a = '<p style="x">'`;
  const script = `<script>${code}</script>`;
  const directives = directivesFor(
    `${script}<script type="module">b()</script>${script}`,
  );
  const hashes = [hash(code), hash('b()')].sort().join(' ');

  expect(directives).toContain(`script-src 'self' ${hashes}`);
  expect(directives).toContain("style-src 'self'");
});

test('has a hash for each inline style sheet, and for each style attribute after decoding its entities', () => {
  const sheet = '<style data-href="/a.css">p{color:red}</style>';

  expect(
    directivesFor(`${sheet}<p title="x" style="font:&quot;A&quot;">x</p>`),
  ).toContain(
    `style-src 'self' ${hash('p{color:red}')} 'unsafe-hashes' ${hash('font:"A"')}`,
  );
});

test('with a bot check, allows its scripts and frames and all inline styles, but no inline script without a hash', () => {
  expect(
    directivesFor('<style>p{}</style><script>a()</script>', { botCheck: true }),
  ).toEqual(
    expect.arrayContaining([
      `script-src 'self' ${hash('a()')} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
      "style-src 'self' 'unsafe-inline'",
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    ]),
  );
});
