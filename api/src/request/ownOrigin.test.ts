import { isOwnOrigin } from './ownOrigin';

const OURS = 'https://bobbin.example';
const PREVIEW = 'https://preview.azure.example';
const azure = { 'x-ms-original-url': `${PREVIEW}/api/sendEmail?x=1` };

test.each<[string, Record<string, string>]>([
  ['a browser that says so', { 'sec-fetch-site': 'same-origin' }],
  ['a browser in which the address was typed', { 'sec-fetch-site': 'none' }],
  ['one that says so, whatever its Origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['an older browser on our site', { origin: OURS }],
  ['an older one on the address it asked for', { origin: PREVIEW, ...azure }],
  ['an older browser on our site behind the host', { origin: OURS, ...azure }],
  ['no browser', {}],
])('%s passes', (_, headers) => {
  expect(isOwnOrigin(new Headers(headers), OURS)).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['another site that claims our Origin', { 'sec-fetch-site': 'cross-site', origin: OURS }],
  ['two claims at once', { 'sec-fetch-site': 'same-origin, cross-site' }],
  ['another Origin', { origin: 'https://evil.example' }],
  ['our Origin without TLS', { origin: 'http://bobbin.example' }],
  ['our Origin with a port', { origin: 'https://bobbin.example:8443' }],
  ['an Origin that only starts like ours', { origin: 'https://bobbin.example.evil.example' }],
  ['an Origin that hides', { origin: 'null' }],
  ['the Origin of the internal host', { origin: 'https://a.example', host: 'a.example' }],
  ['an address that is none', { origin: 'https://evil.example', 'x-ms-original-url': '/x' }],
])('%s does not pass', (_, headers) => {
  expect(isOwnOrigin(new Headers(headers), OURS)).toBe(false);
});

test('without settings only the address that was asked for is ours', () => {
  const asked = { 'x-ms-original-url': `${OURS}/api/sendEmail` };
  expect(isOwnOrigin(new Headers({ origin: OURS, ...asked }), undefined)).toBe(true);
  expect(isOwnOrigin(new Headers({ origin: OURS }), undefined)).toBe(false);
});
