import { readSmtpUrl } from './smtpUrl';

test('a user and a password are read, percent-encoded', () => {
  expect(readSmtpUrl('smtp://web%40bobbin.example:p%2Fw%3A1@mail.example:2525')).toEqual({
    host: 'mail.example',
    port: 2525,
    secure: false,
    requireTls: true,
    auth: { user: 'web@bobbin.example', pass: 'p/w:1' },
  });
});

test('a slash at the end is no part of it', () => {
  expect(readSmtpUrl('smtp://mail.example/')?.host).toBe('mail.example');
});

test('the port is the usual one where none is named', () => {
  expect(readSmtpUrl('smtp://mail.example')?.port).toBe(587);
  expect(readSmtpUrl('smtps://mail.example')?.port).toBe(465);
});

test('smtps is TLS from the first byte', () => {
  expect(readSmtpUrl('smtps://mail.example')?.secure).toBe(true);
});

test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
  'TLS is not required on this machine: %s',
  (host) => {
    expect(readSmtpUrl(`smtp://${host}:25`)).toMatchObject({ requireTls: false });
  },
);

test.each(['mail.example', '10.0.0.4', 'localhost.evil.example', '127.0.0.1.evil.example'])(
  'TLS is required elsewhere: %s',
  (host) => {
    expect(readSmtpUrl(`smtp://${host}:25`)).toMatchObject({ requireTls: true });
  },
);

test('an IPv6 address loses its brackets', () => {
  expect(readSmtpUrl('smtp://[::1]:25')?.host).toBe('::1');
});

test.each([
  'mail.example',
  'http://mail.example',
  'smtp://',
  'smtp://a:%@mail.example',
  'smtp://h:x',
  'smtp://web:12#x@mail.example:587',
  'smtp://web:12/x@mail.example:587',
  'smtp://web:12?x@mail.example:587',
  'smtp://:secret@mail.example',
])('what is no mail server is refused: %s', (value) => {
  expect(readSmtpUrl(value)).toBeUndefined();
});
