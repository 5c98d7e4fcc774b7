import type { HttpResponseInit } from '@azure/functions';
import { answerPage, pagePolicy } from './answerPage';
import { SUCCESS } from '../enquiry';
import type { Refusal } from '../refusal';
import type { SiteWords } from '../siteWords';

// The site's host adds no headers to what functions answer.
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/**
 * Writes the answer: plain text for scripts; for a form without scripts the thanks on the contact page, or a page
 * with the sentences and the visitor's text.
 * @param refusal undefined where the enquiry was sent
 * @param typed what the visitor sent, checked or not
 */
export function answer(
  refusal: Refusal | undefined,
  form: boolean,
  words: SiteWords,
  typed: Record<string, unknown>,
): HttpResponseInit {
  const headers: Record<string, string> = { ...HEADERS };
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
  headers['Content-Security-Policy'] = pagePolicy(words);
  return { status: refusal.status, headers, body: answerPage(words, typed, refusal) };
}
