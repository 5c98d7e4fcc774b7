import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (html: string, botCheck = false) =>
  Object.fromEntries(
    contentSecurityPolicy(html, { botCheck })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

test('names every inline script of every page once', () => {
  const { 'script-src': scripts } = policy(
    '<script>one()</script><script src="/a.js"></script>' +
      '<script type="module" data-x="a>b">two()</script><script>one()</script>',
  );
  expect(scripts).toHaveLength(3);
  expect(scripts).toEqual(expect.arrayContaining(["'self'", sha('one()'), sha('two()')]));
});

test('data in a script element, and text in a script that looks like an attribute, need no hash', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  expect(policy(data)['script-src']).toEqual(["'self'"]);
  expect(policy('<script>a = \'<p style="x">\'</script>')['style-src']).toEqual(["'self'"]);
});

test('names inline style sheets and style attributes by hash', () => {
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

test('closes what the site does not use, and never allows inline code or eval at large', () => {
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

test('names the hosts of the bot check only where its key is set, and never inline scripts', () => {
  expect(contentSecurityPolicy('', { botCheck: false })).not.toContain('https:');
  const checked = policy('<style>p{}</style>', true);
  expect(checked['script-src']).toContain('https://www.google.com/recaptcha/');
  expect(checked['frame-src']).toContain('https://www.google.com/recaptcha/');
  expect(checked['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
  expect(checked['script-src']).not.toContain("'unsafe-inline'");
});
