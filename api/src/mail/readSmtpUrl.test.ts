import { readSmtpUrl } from './readSmtpUrl';

test.each([
  [
    'smtp://web%40bobbin.example:p%2Fw%3A1@mail.example:2525',
    {
      host: 'mail.example',
      port: 2525,
      auth: { user: 'web@bobbin.example', pass: 'p/w:1' },
    },
  ],
  ['smtp://mail.example/', { host: 'mail.example', port: 587, secure: false }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true }],
  [
    'smtp://[::1]:25',
    { host: '::1', port: 25, secure: false, requireTLS: false },
  ],
  // TLS is required except on this machine.
  ['smtp://localhost', { requireTLS: false }],
  ['smtp://127.1.2.3', { requireTLS: false }],
  ['smtp://10.0.0.4', { requireTLS: true }],
  ['smtp://mäil.example', { host: 'xn--mil-qla.example', requireTLS: true }],
  ['smtp://localhost.evil.example', { requireTLS: true }],
  ['smtp://127.0.0.1.evil.example', { requireTLS: true }],
])('reads %s as %j', (url, server) => {
  expect(readSmtpUrl(url)).toMatchObject(server);
});

test.each([
  'mail.example',
  'http://mail.example',
  'smtp://',
  'smtp://mail.example:port',
  // Passwords that are not percent-encoded, and a password without a user.
  'smtp://a:%@mail.example',
  'smtp://web:12#x@mail.example:587',
  'smtp://web:12/x@mail.example:587',
  'smtp://web:12?x@mail.example:587',
  'smtp://:secret@mail.example',
  // Hosts that can't be decoded, or decode to an invalid name.
  'smtp://%zz.example',
  'smtp://mail%2f.example',
  'smtp://a%20b.example',
])('refuses %s', (value) => {
  expect(readSmtpUrl(value)).toBeUndefined();
});
