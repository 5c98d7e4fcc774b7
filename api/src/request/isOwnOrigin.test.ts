import { isOwnOrigin } from './isOwnOrigin';

const OURS = 'https://bobbin.example';
const EVIL = 'https://evil.example';
const PREVIEW = 'https://preview.azure.example';
// Azure's header for the requested URL.
const TO_PREVIEW = { 'x-ms-original-url': `${PREVIEW}/api/sendEmail?x=1` };

test.each<[string, Record<string, string>, boolean]>([
  ['a browser on our site', { 'sec-fetch-site': 'same-origin' }, true],
  [
    'a browser after its user typed the address',
    { 'sec-fetch-site': 'none' },
    true,
  ],
  [
    'a browser that hides its Origin',
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    true,
  ],
  ['an older browser on our site', { origin: OURS }, true],
  ['an older browser on a preview', { origin: PREVIEW, ...TO_PREVIEW }, true],
  [
    'an older browser on our site that requests a preview',
    { origin: OURS, ...TO_PREVIEW },
    true,
  ],
  ['a client that is no browser', {}, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['another subdomain of our domain', { 'sec-fetch-site': 'same-site' }, false],
  [
    'another site that sends our Origin',
    { 'sec-fetch-site': 'cross-site', origin: OURS },
    false,
  ],
  ['a foreign Origin', { origin: EVIL }, false],
  ['our Origin without TLS', { origin: 'http://bobbin.example' }, false],
  [
    'an Origin that starts like ours',
    { origin: `${OURS}.evil.example` },
    false,
  ],
  ['a page that hides its Origin', { origin: 'null' }, false],
  [
    'an Origin that equals Host',
    { origin: 'https://a.example', host: 'a.example' },
    false,
  ],
  [
    'another site to a malformed address',
    { origin: EVIL, 'x-ms-original-url': '/x' },
    false,
  ],
])(
  'tells whether a request from %s is accepted as our own: %j → %s',
  (_, headers, isOwn) => {
    expect(isOwnOrigin(new Headers(headers), OURS)).toBe(isOwn);
  },
);

test('without SITE_URL, only the Origin of the requested address is our own', () => {
  const requested = { 'x-ms-original-url': `${OURS}/api/sendEmail` };

  expect(isOwnOrigin(new Headers({ origin: OURS, ...requested }))).toBe(true);
  expect(isOwnOrigin(new Headers({ origin: OURS }))).toBe(false);
});
