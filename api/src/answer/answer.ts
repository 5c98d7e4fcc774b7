import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { answerPage, pagePolicy } from './answerPage';
import { SUCCESS } from '../enquiry';
import { isFormPost, type Post, type Refusal } from '../request/readPost';
import { securityHeaders } from '../securityHeaders';
import type { SiteWords } from '../settings';

/** Content-Security-Policy of an answer that is not a page. */
export const NOTHING_LOADS = "default-src 'none'; frame-ancestors 'none'";

/** Returns headers that also forbid caches to store the answer, and other sites to embed it. */
export function answerHeaders(csp: string, includeSubDomains?: boolean, retryAfterS?: number) {
  const headers: Record<string, string> = {
    ...securityHeaders(csp, includeSubDomains),
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  if (retryAfterS) headers['Retry-After'] = String(retryAfterS);
  return headers;
}

/** The form's script gets plain text; a form without scripts a redirect to the thanks, or a page that says why not. */
export function answer(
  request: HttpRequest,
  refusal: Refusal | undefined,
  post: Post | Refusal,
  siteWords: SiteWords,
  includeSubDomains?: boolean,
): HttpResponseInit {
  const isForm = isFormPost(request);
  const csp = isForm && refusal ? pagePolicy(siteWords) : NOTHING_LOADS;
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
