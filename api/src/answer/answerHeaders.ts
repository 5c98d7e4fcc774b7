import { securityHeaders } from '../../../shared/securityHeaders';

/**
 * Content-Security-Policy of an answer that is not a page: a text or a
 * redirect.
 */
export const TEXT_CSP = "default-src 'none'; frame-ancestors 'none'";

interface Options {
  /** Content-Security-Policy. */
  csp: string;
  hstsIncludeSubDomains?: boolean;

  /** Seconds after which the caller may try again. */
  retryAfterS?: number;
}

/**
 * Returns an answer's headers except Content-Type: security headers, no
 * caching, no embedding in other sites, Retry-After.
 */
export function answerHeaders({
  csp,
  hstsIncludeSubDomains,
  retryAfterS,
}: Options) {
  const headers: Record<string, string> = {
    ...securityHeaders(csp, hstsIncludeSubDomains),
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };

  if (retryAfterS) headers['Retry-After'] = String(retryAfterS);

  return headers;
}
