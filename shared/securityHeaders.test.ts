import { hostConfig } from '../src/gatsby/host/hostConfig';
import { startFunction } from '../testing/startFunction';
import { formPost } from '../testing/requests';

test.each([
  [false, 'max-age=63072000'],
  [true, 'max-age=63072000; includeSubDomains'],
])(
  'sets HSTS for site and function, with subdomains: %s',
  async (includeSubDomains, value) => {
    const { globalHeaders } = hostConfig({
      addresses: ['/'],
      csp: '',
      includeSubDomains,
    });

    expect(globalHeaders['Strict-Transport-Security']).toBe(value);
    const settings = { HSTS_INCLUDE_SUBDOMAINS: String(includeSubDomains) };
    // Without fields, the function sends no mail, so it needs no mail server.
    const { headers } = await startFunction(
      'smtp://127.0.0.1:1',
      settings,
    ).send(formPost({}));

    expect(headers.get('strict-transport-security')).toBe(value);
  },
);
