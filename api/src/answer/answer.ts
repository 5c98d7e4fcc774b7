import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { answerPage, pageCsp } from './answerPage';
import { SUCCESS } from '../../../shared/enquiry';
import { isFormPost, type Refusal } from '../request/readPost';
import { securityHeaders } from '../../../shared/securityHeaders';
import type { SiteWords } from '../settings';

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

/**
 * Answers the form's script with plain text, and a form without scripts with a
 * redirect to the thanks or an error page.
 */
export function answer(
  request: HttpRequest,
  refusal: Refusal | undefined,
  typed: Record<string, unknown>,
  siteWords: SiteWords,
  hstsIncludeSubDomains?: boolean,
): HttpResponseInit {
  const isForm = isFormPost(request);
  const csp = isForm && refusal ? pageCsp(siteWords) : TEXT_CSP;
  const headers = answerHeaders(
    csp,
    hstsIncludeSubDomains,
    refusal?.retryAfterS,
  );

  if (!isForm) {
    headers['Content-Type'] = 'text/plain; charset=utf-8';

    return {
      status: refusal?.status ?? 200,
      headers,
      body: refusal?.text ?? SUCCESS,
    };
  }

  if (!refusal)
    return { status: 303, headers: { ...headers, Location: '/contact#sent' } };
  headers['Content-Type'] = 'text/html; charset=utf-8';

  return {
    status: refusal.status,
    headers,
    body: answerPage(siteWords, typed, refusal),
  };
}
