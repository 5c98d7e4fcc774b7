import { isOwnOrigin } from './ownOrigin';

const OURS = 'https://bobbin.example';
const PREVIEW = 'https://preview.azure.example';
const azure = { 'x-ms-original-url': `${PREVIEW}/api/sendEmail?x=1` };

test.each<[string, Record<string, string>, boolean]>([
  ['a browser on our site', { 'sec-fetch-site': 'same-origin' }, true],
  ['a browser after its user typed the address', { 'sec-fetch-site': 'none' }, true],
  [
    'a browser on our site that hides its Origin',
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    true,
  ],
  ['an older browser on our site', { origin: OURS }, true],
  ['an older browser on a preview', { origin: PREVIEW, ...azure }, true],
  ['an older browser on our site behind the host', { origin: OURS, ...azure }, true],
  ['no browser', {}, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, false],
  ['another site that sends our Origin', { 'sec-fetch-site': 'cross-site', origin: OURS }, false],
  ['two values at once', { 'sec-fetch-site': 'same-origin, cross-site' }, false],
  ['another Origin', { origin: 'https://evil.example' }, false],
  ['our Origin without TLS', { origin: 'http://bobbin.example' }, false],
  ['our Origin with a port', { origin: 'https://bobbin.example:8443' }, false],
  [
    'an Origin that only starts like ours',
    { origin: 'https://bobbin.example.evil.example' },
    false,
  ],
  ['a hidden Origin', { origin: 'null' }, false],
  ['the Origin of the internal host', { origin: 'https://a.example', host: 'a.example' }, false],
  [
    'a requested address that is malformed',
    { origin: 'https://evil.example', 'x-ms-original-url': '/x' },
    false,
  ],
])('%s %j is our own: %s', (_, headers, own) => {
  expect(isOwnOrigin(new Headers(headers), OURS)).toBe(own);
});

test('without settings only the requested address is our own', () => {
  const requested = { 'x-ms-original-url': `${OURS}/api/sendEmail` };
  expect(isOwnOrigin(new Headers({ origin: OURS, ...requested }), undefined)).toBe(true);
  expect(isOwnOrigin(new Headers({ origin: OURS }), undefined)).toBe(false);
});
