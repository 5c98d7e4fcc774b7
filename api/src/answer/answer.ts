import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { answerPage, pageCsp } from './answerPage';
import { SUCCESS } from '../enquiry';
import { isFormPost, type Post, type Refusal } from '../request/readPost';
import { securityHeaders } from '../securityHeaders';
import type { SiteWords } from '../settings';

/** Content-Security-Policy of an answer that is not a page: a text or a redirect. */
export const TEXT_CSP = "default-src 'none'; frame-ancestors 'none'";

/** Returns the security headers, and headers that forbid caching and embedding elsewhere. `includeSubDomains` is for HSTS. */
export function answerHeaders(csp: string, includeSubDomains?: boolean, retryAfterS?: number) {
  const headers: Record<string, string> = {
    ...securityHeaders(csp, includeSubDomains),
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  if (retryAfterS) headers['Retry-After'] = String(retryAfterS);
  return headers;
}

/** Answers the form's script with plain text, and a form without scripts with a redirect to the thanks or an error page. */
export function answer(
  request: HttpRequest,
  refusal: Refusal | undefined,
  post: Post | Refusal,
  siteWords: SiteWords,
  includeSubDomains?: boolean,
): HttpResponseInit {
  const isForm = isFormPost(request);
  const csp = isForm && refusal ? pageCsp(siteWords) : TEXT_CSP;
  const headers = answerHeaders(csp, includeSubDomains, refusal?.retryAfterS);
  if (!isForm) {
    headers['Content-Type'] = 'text/plain; charset=utf-8';
    return { status: refusal?.status ?? 200, headers, body: refusal?.text ?? SUCCESS };
  }
  if (!refusal) return { status: 303, headers: { ...headers, Location: '/contact#sent' } };
  const typed = 'values' in post ? post.values : {};
  headers['Content-Type'] = 'text/html; charset=utf-8';
  return { status: refusal.status, headers, body: answerPage(siteWords, typed, refusal) };
}
