/**
 * Whether a request comes from our own pages, or from no page at all. Prevents
 * cross-site request forgery. Each browser sends `Sec-Fetch-Site` or `Origin`,
 * so a request without them can't be forged in a visitor's browser. Azure calls
 * the function by an internal name, so `Host` does not help. The address that
 * the visitor requested is in `x-ms-original-url`.
 */
export function isOwnOrigin(headers: Headers, siteOrigin?: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');

  if (fetchSite !== null)
    return fetchSite === 'same-origin' || fetchSite === 'none';

  const origin = headers.get('origin');

  if (origin === null || origin === siteOrigin) return true;

  const requested = headers.get('x-ms-original-url') ?? '';

  return URL.canParse(requested) && origin === new URL(requested).origin;
}
