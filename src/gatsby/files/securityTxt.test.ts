import { securityTxt } from './securityTxt';

test('has a contact, a language and its own URL, and expires after 360 days', () => {
  const text = securityTxt(
    'https://www.heddle.example',
    { email: 'a@b.example', language: 'en-GB' },
    new Date('2026-03-01T12:00:00Z'),
  );

  expect(text.trim().split('\n')).toEqual([
    'Contact: mailto:a@b.example',
    'Expires: 2027-02-24T12:00:00.000Z',
    'Preferred-Languages: en-GB',
    'Canonical: https://www.heddle.example/.well-known/security.txt',
  ]);
});
