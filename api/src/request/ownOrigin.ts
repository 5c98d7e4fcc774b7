export const FOREIGN = { status: 403, text: 'The request does not come from our own site.' };

/**
 * Whether a request comes from our own pages, by `Sec-Fetch-Site` or `Origin`. This prevents cross-site request forgery. Each
 * browser sends one of these headers, so a request without them can't be forged in a visitor's browser. `Host` does not help,
 * because Azure calls the function by an internal name. The address that the visitor requested is in `x-ms-original-url`.
 */
export function isOwnOrigin(headers: Headers, siteOrigin?: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  const url = headers.get('x-ms-original-url') ?? '';
  return origin === siteOrigin || (URL.canParse(url) && origin === new URL(url).origin);
}
