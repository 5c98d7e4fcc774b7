import { hostConfig } from '../../src/gatsby/host/hostConfig';
import { startFunction } from '../testing/dependencies';
import { formPost } from '../testing/requests';

/** Returns the headers of every page and those of an answer of the function. */
async function bothSides(includeSubDomains: boolean) {
  const { globalHeaders } = hostConfig({ pages: ['/'], csp: '', includeSubDomains });
  const settings = { HSTS_INCLUDE_SUBDOMAINS: String(includeSubDomains) };
  const { headers } = await startFunction('smtp://127.0.0.1:1', settings).send(formPost({}));
  return { page: globalHeaders, answer: headers };
}

test('answers of the function have the same security headers as pages', async () => {
  const { page, answer } = await bothSides(false);
  const own = ['Content-Security-Policy', 'Cache-Control'];
  const shared = Object.entries(page).filter(([name]) => !own.includes(name));
  expect(shared.length).toBeGreaterThanOrEqual(6);
  for (const [name, value] of shared) expect([name, answer.get(name)]).toEqual([name, value]);
});

test('HSTS_INCLUDE_SUBDOMAINS requires https of subdomains', async () => {
  for (const [include, value] of [
    [false, 'max-age=63072000'],
    [true, 'max-age=63072000; includeSubDomains'],
  ] as const) {
    const { page, answer } = await bothSides(include);
    const header = 'Strict-Transport-Security';
    expect([page[header], answer.get(header)]).toEqual([value, value]);
  }
});
