import type { HttpResponseInit } from '@azure/functions';
import { answerPage, pagePolicy } from './answerPage';
import { SUCCESS } from '../enquiry';
import type { Refusal } from '../refusal';
import { securityHeaders } from '../securityHeaders';
import type { Settings } from '../settings';
import type { SiteWords } from '../siteWords';

/** The policy of an answer that is no page. */
export const NOTHING_LOADS = "default-src 'none'; frame-ancestors 'none'";

/** What an answer needs to know of the site; there are no settings where they are wrong. */
interface Site {
  words: SiteWords;
  settings?: Pick<Settings, 'includeSubDomains'>;
}

/**
 * Writes the answer to an enquiry. Scripts get plain text. A form without scripts gets a redirect to the thanks on Contact,
 * or a page with the messages and the visitor's text.
 * @param refusal undefined if the enquiry was sent
 * @param form whether the enquiry came from a form without scripts
 * @param typed the values that the visitor sent, valid or not
 */
export function answer(
  refusal: Refusal | undefined,
  form: boolean,
  { words, settings }: Site,
  typed: Record<string, unknown>,
): HttpResponseInit {
  const page = form && refusal !== undefined;
  const headers: Record<string, string> = {
    ...securityHeaders(page ? pagePolicy(words) : NOTHING_LOADS, settings?.includeSubDomains),
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  if (refusal?.retryAfterS) headers['Retry-After'] = String(refusal.retryAfterS);
  if (!form) {
    headers['Content-Type'] = 'text/plain; charset=utf-8';
    return { status: refusal?.status ?? 200, headers, body: refusal?.text ?? SUCCESS };
  }
  if (!refusal) {
    headers.Location = '/contact#sent';
    return { status: 303, headers };
  }
  headers['Content-Type'] = 'text/html; charset=utf-8';
  return { status: refusal.status, headers, body: answerPage(words, typed, refusal) };
}
