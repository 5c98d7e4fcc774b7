import type { HttpResponseInit } from '@azure/functions';
import { answerPage, pagePolicy } from './answerPage';
import { SUCCESS } from '../enquiry';
import { isRefusal, type Outcome } from './outcome';
import type { SiteWords } from '../settings';

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

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' };
const page = (words: SiteWords) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': pagePolicy(words),
});

/**
 * Writes the answer: plain text for scripts; for a form without scripts the thanks on the contact page, or a page
 * with the sentences and the visitor's text.
 * @param typed what the visitor sent, checked or not
 */
export function answer(
  outcome: Outcome,
  form: boolean,
  words: SiteWords,
  typed: Record<string, unknown>,
): HttpResponseInit {
  if (!isRefusal(outcome)) {
    if (form) return { status: 303, headers: { ...HEADERS, Location: '/contact#sent' } };
    return { status: 200, headers: { ...HEADERS, ...PLAIN }, body: SUCCESS };
  }
  const { status, text, retryAfterS } = outcome;
  const retry: Record<string, string> = retryAfterS ? { 'Retry-After': String(retryAfterS) } : {};
  return form
    ? {
        status,
        headers: { ...HEADERS, ...retry, ...page(words) },
        body: answerPage(words, typed, outcome),
      }
    : { status, headers: { ...HEADERS, ...retry, ...PLAIN }, body: text };
}
