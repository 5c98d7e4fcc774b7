import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (html: string, botCheck = false) =>
  Object.fromEntries(
    contentSecurityPolicy(html, { botCheck })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

test('has one hash for each distinct inline script', () => {
  const { 'script-src': scripts } = policy(
    '<script>one()</script><script src="/a.js"></script>' +
      '<script type="module" data-x="a>b">two()</script><script>one()</script>',
  );
  expect(scripts).toHaveLength(3);
  expect(scripts).toEqual(expect.arrayContaining(["'self'", sha('one()'), sha('two()')]));
});

test('ignores JSON-LD, and text within a script that looks like a style attribute', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  expect(policy(data)['script-src']).toEqual(["'self'"]);
  expect(policy('<script>a = \'<p style="x">\'</script>')['style-src']).toEqual(["'self'"]);
});

test('has a hash for each inline style sheet and style attribute', () => {
  const styles = policy(
    '<style data-href="/a.css">p{color:red}</style><p style="outline:none">x</p><a title="1 > 0" style=\'font:&quot;A&quot;\'>',
  )['style-src'];
  expect(styles).toEqual(
    expect.arrayContaining([
      sha('p{color:red}'),
      "'unsafe-hashes'",
      sha('outline:none'),
      sha('font:"A"'),
    ]),
  );
  expect(styles).toHaveLength(5);
});

test('blocks features that the site does not use, and never allows all inline code or eval', () => {
  const all = contentSecurityPolicy('<script>a()</script><p style="b">', { botCheck: false });
  expect(all).not.toMatch(/unsafe-(inline|eval)/);
  expect(policy('')).toMatchObject({
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
  const checked = policy('<style>p{}</style>', true);
  expect(checked['script-src']).toContain('https://www.google.com/recaptcha/');
  expect(checked['frame-src']).toContain('https://www.google.com/recaptcha/');
  expect(checked['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
  expect(checked['script-src']).not.toContain("'unsafe-inline'");
});
