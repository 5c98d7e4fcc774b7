import { securityHeaders } from '../../../shared/securityHeaders';

/**
 * Content-Security-Policy of an answer that is not a page: a text or a
 * redirect.
 */
export const TEXT_CSP = "default-src 'none'; frame-ancestors 'none'";

/**
 * Returns an answer's headers except Content-Type: security headers, no
 * caching, no embedding in other sites, Retry-After.
 */
export function answerHeaders(
  csp: string,
  hstsIncludeSubDomains?: boolean,
  retryAfterS?: number,
) {
  const headers: Record<string, string> = {
    ...securityHeaders(csp, hstsIncludeSubDomains),
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };

  if (retryAfterS) headers['Retry-After'] = String(retryAfterS);

  return headers;
}
