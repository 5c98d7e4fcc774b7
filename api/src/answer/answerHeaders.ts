import { securityHeaders } from '../securityHeaders';

/** Content-Security-Policy of an answer that is not a page. */
export const NOTHING_LOADS = "default-src 'none'; frame-ancestors 'none'";

/** Returns the headers of a function's answer. They forbid caches to store the answer and other sites to embed it. */
export const answerHeaders = (
  csp: string,
  includeSubDomains?: boolean,
  retryAfterS?: number,
): Record<string, string> => ({
  ...securityHeaders(csp, includeSubDomains),
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(retryAfterS && { 'Retry-After': String(retryAfterS) }),
});
