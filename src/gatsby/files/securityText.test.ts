import { securityText } from './securityText';
import { siteFacts } from './testing/siteFacts';

const now = new Date('2026-03-01T12:00:00Z');
const fields = new Map(
  securityText(siteFacts, now)
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    }),
);

test('says whom to tell, in which language, and where the file belongs', () => {
  expect(fields.get('Contact')).toBe('mailto:hello@heddle.example');
  expect(fields.get('Preferred-Languages')).toBe('en-GB');
  expect(fields.get('Canonical')).toBe('https://www.heddle.example/.well-known/security.txt');
});

test('expires within a year after the build', () => {
  const expires = new Date(fields.get('Expires') ?? '');
  expect(expires.getTime()).toBeGreaterThan(new Date('2026-12-01').getTime());
  expect(expires.getTime()).toBeLessThan(new Date('2027-03-01').getTime());
});
