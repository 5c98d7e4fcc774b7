import { securityHeaders } from '../securityHeaders';

/** Content-Security-Policy of an answer that is not a page. */
export const NOTHING_LOADS = "default-src 'none'; frame-ancestors 'none'";

/**
 * Returns the headers of an answer of a function. They forbid caches to store the answer and other sites to embed it.
 * @param includeSubDomains whether all subdomains must use https
 * @param retryAfterS seconds after which a refused caller may try again
 */
export function answerHeaders(
  csp: string,
  includeSubDomains?: boolean,
  retryAfterS?: number,
): Record<string, string> {
  return {
    ...securityHeaders(csp, includeSubDomains),
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(retryAfterS && { 'Retry-After': String(retryAfterS) }),
  };
}
