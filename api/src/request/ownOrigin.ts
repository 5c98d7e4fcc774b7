import type { Refusal } from '../refusal';

/** The answer to a request that `isOwnOrigin` denies. */
export const FOREIGN: Refusal = {
  status: 403,
  text: 'The request does not come from our own site.',
};

const originOf = (url: string | null): string | undefined =>
  url !== null && URL.canParse(url) ? new URL(url).origin : undefined;

/**
 * Whether a request comes from our own pages, by `Sec-Fetch-Site` or `Origin`. A caller that sends neither is not a browser,
 * so no visitor's browser is misused. `Host` says nothing, because Azure calls the function by an internal name; the
 * address that the visitor requested is in `x-ms-original-url`.
 * @param siteOrigin undefined if the settings can't be read
 */
export function isOwnOrigin(headers: Headers, siteOrigin: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  return origin === siteOrigin || origin === originOf(headers.get('x-ms-original-url'));
}
