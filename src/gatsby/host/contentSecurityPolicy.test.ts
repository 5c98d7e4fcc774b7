import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sourcesOf = (html: string, botCheck = false) =>
  Object.fromEntries(
    contentSecurityPolicy(html, { botCheck })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

test('has one hash for each distinct inline script', () => {
  const { 'script-src': scripts } = sourcesOf(
    '<script>one()</script><script src="/a.js"></script>' +
      '<script type="module" data-x="a>b">two()</script><script>one()</script>',
  );
  expect(scripts).toHaveLength(3);
  expect(scripts).toEqual(expect.arrayContaining(["'self'", hash('one()'), hash('two()')]));
});

test('ignores JSON-LD, and text within a script that looks like a style attribute', () => {
  const jsonLd = '<script type="application/ld+json">{"a":1}</script>';
  expect(sourcesOf(jsonLd)['script-src']).toEqual(["'self'"]);
  expect(sourcesOf('<script>a = \'<p style="x">\'</script>')['style-src']).toEqual(["'self'"]);
});

test('has a hash for each inline style sheet and style attribute', () => {
  const styles = sourcesOf(
    '<style data-href="/a.css">p{color:red}</style><p style="outline:none">x</p><a title="1 > 0" style=\'font:&quot;A&quot;\'>',
  )['style-src'];
  expect(styles).toEqual(
    expect.arrayContaining([
      hash('p{color:red}'),
      "'unsafe-hashes'",
      hash('outline:none'),
      hash('font:"A"'),
    ]),
  );
  expect(styles).toHaveLength(5);
});

test('blocks features that the site does not use, and never allows all inline code or eval', () => {
  const all = contentSecurityPolicy('<script>a()</script><p style="b">', { botCheck: false });
  expect(all).not.toMatch(/unsafe-(inline|eval)/);
  expect(sourcesOf('')).toMatchObject({
    'default-src': ["'self'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
});

test('allows the hosts of the bot check only if it is configured, and never all inline scripts', () => {
  expect(contentSecurityPolicy('', { botCheck: false })).not.toContain('https:');
  const withBotCheck = sourcesOf('<style>p{}</style>', true);
  expect(withBotCheck['script-src']).toContain('https://www.google.com/recaptcha/');
  expect(withBotCheck['frame-src']).toContain('https://www.google.com/recaptcha/');
  expect(withBotCheck['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
  expect(withBotCheck['script-src']).not.toContain("'unsafe-inline'");
});
