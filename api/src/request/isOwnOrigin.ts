/**
 * Whether a request comes from our own pages, or from no page at all. Prevents
 * cross-site request forgery. Each browser sends `Sec-Fetch-Site` or `Origin`,
 * so a request without them can't be forged in a visitor's browser.
 */
export function isOwnOrigin(headers: Headers, siteOrigin?: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');

  // `none` means that the visitor has started the request, not a page.
  if (fetchSite !== null)
    return fetchSite === 'same-origin' || fetchSite === 'none';

  const origin = headers.get('origin');

  if (origin === null || origin === siteOrigin) return true;

  // Azure calls the function by an internal host name, so `Host` does not help.
  // This header has the URL that the visitor requested.
  const requestedUrl = headers.get('x-ms-original-url') ?? '';

  return URL.canParse(requestedUrl) && origin === new URL(requestedUrl).origin;
}
