import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { answerHeaders, NOTHING_LOADS } from './answerHeaders';
import { answerPage, pagePolicy } from './answerPage';
import { SUCCESS } from '../enquiry';
import type { Refusal } from '../refusal';
import { isFormPost } from '../request/readPost';
import type { Settings } from '../settings';
import type { SiteWords } from '../siteWords';

/**
 * Returns the answer to an enquiry. The form's script gets plain text. A form without scripts gets a redirect to the thanks
 * on Contact if the enquiry was sent, or else a page that says why not and repeats the visitor's text.
 * @param refusal undefined if the enquiry was sent
 * @param settings undefined if they can't be read
 * @param typed the values that the visitor sent, valid or not
 */
export function answer(
  request: HttpRequest,
  refusal: Refusal | undefined,
  { siteWords, settings }: { siteWords: SiteWords; settings?: Settings },
  typed: Record<string, unknown>,
): HttpResponseInit {
  const isForm = isFormPost(request);
  const csp = isForm && refusal ? pagePolicy(siteWords) : NOTHING_LOADS;
  const headers = answerHeaders(csp, settings?.includeSubDomains, refusal?.retryAfterS);
  if (!isForm) {
    headers['Content-Type'] = 'text/plain; charset=utf-8';
    return { status: refusal?.status ?? 200, headers, body: refusal?.text ?? SUCCESS };
  }
  if (!refusal) {
    headers.Location = '/contact#sent';
    return { status: 303, headers };
  }
  headers['Content-Type'] = 'text/html; charset=utf-8';
  return { status: refusal.status, headers, body: answerPage(siteWords, typed, refusal) };
}
