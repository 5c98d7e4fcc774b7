import type { Refusal } from '../refusal';

/** The answer to a request that `isOwnOrigin` denies. */
export const FOREIGN: Refusal = {
  status: 403,
  text: 'The request does not come from our own site.',
};

const originOf = (url: string | null): string | undefined =>
  url !== null && URL.canParse(url) ? new URL(url).origin : undefined;

/**
 * Whether a request comes from our own pages. A browser says so itself in `Sec-Fetch-Site`, or in `Origin`. With
 * neither the caller is no browser, and nobody's browser can be misused. `Host` is not asked: behind the site's host
 * the function has an internal one, and the visitor's address is in `x-ms-original-url`.
 * @param siteOrigin undefined where the settings can't be read
 */
export function isOwnOrigin(headers: Headers, siteOrigin: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  return origin === siteOrigin || origin === originOf(headers.get('x-ms-original-url'));
}
