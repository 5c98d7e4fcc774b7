import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const hash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directivesFor = (html: string, options = { botCheck: false }) =>
  contentSecurityPolicy(html, options).split('; ');

// JSON-LD is data, which needs no hash.
test('allows only files of the site and data: images if the only inline script is JSON-LD', () => {
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

test('has one hash for each distinct inline script', () => {
  const directives = directivesFor(
    '<script>a()</script><script type="module">b()</script><script>a()</script>',
  );
  const hashes = [hash('a()'), hash('b()')].sort().join(' ');

  expect(directives).toContain(`script-src 'self' ${hashes}`);
});

test('has no hash for a style attribute in the text of a script', () => {
  const script = `<script>a = '<p style="x">'</script>`;

  expect(directivesFor(script)).toContain("style-src 'self'");
});

test('has a hash for each inline style sheet', () => {
  const sheet = '<style data-href="/a.css">p{color:red}</style>';

  expect(directivesFor(sheet)).toContain(
    `style-src 'self' ${hash('p{color:red}')}`,
  );
});

test('has a hash for each style attribute, after decoding its entities', () => {
  const html = '<p title="x" style="font:&quot;A&quot;">x</p>';

  expect(directivesFor(html)).toContain(
    `style-src 'self' 'unsafe-hashes' ${hash('font:"A"')}`,
  );
});

test('with a bot check, allows its scripts and frames and all inline styles', () => {
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
