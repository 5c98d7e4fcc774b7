import type { HttpResponseInit } from '@azure/functions';
import { answerPage, pagePolicy } from './answerPage';
import { SUCCESS } from '../enquiry';
import type { Refusal } from './refusal';
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
  const write = (status: number, headers: Record<string, string>, body?: string) => ({
    status,
    headers: { ...HEADERS, ...headers },
    body,
  });
  const plain = { 'Content-Type': 'text/plain; charset=utf-8' };
  if (!refusal)
    return form ? write(303, { Location: '/contact#sent' }) : write(200, plain, SUCCESS);

  const { status, text, retryAfterS } = refusal;
  const retry: Record<string, string> = retryAfterS ? { 'Retry-After': String(retryAfterS) } : {};
  if (!form) return write(status, { ...retry, ...plain }, text);
  const page = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy(words),
  };
  return write(status, { ...retry, ...page }, answerPage(words, typed, refusal));
}
