import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { SUCCESS } from '../../../shared/enquiry';
import { isFormPost } from '../request/mediaType';
import type { Refusal } from '../request/refusal';
import type { SiteWords } from '../settings/siteWords';
import { answerHeaders, TEXT_CSP } from './answerHeaders';
import { answerPage, pageCsp } from './answerPage';

/** How the function answers an enquiry. */
interface Outcome {
  /** The reason why the enquiry was not sent; undefined if it was. */
  refusal: Refusal | undefined;

  /** The values that the error page repeats. */
  typed: Record<string, unknown>;
  siteWords: SiteWords;
  hstsIncludeSubDomains?: boolean;
}

/** Answers the form's script with plain text. */
function answerText({
  refusal,
  hstsIncludeSubDomains,
}: Outcome): HttpResponseInit {
  const headers = answerHeaders({
    csp: TEXT_CSP,
    hstsIncludeSubDomains,
    retryAfterS: refusal?.retryAfterS,
  });

  return {
    status: refusal?.status ?? 200,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    body: refusal?.text ?? SUCCESS,
  };
}

/**
 * Answers a form without scripts: with a redirect to the thanks on the page
 * Contact, or with an error page.
 */
function answerForm({
  refusal,
  typed,
  siteWords,
  hstsIncludeSubDomains,
}: Outcome): HttpResponseInit {
  if (!refusal) {
    const headers = answerHeaders({ csp: TEXT_CSP, hstsIncludeSubDomains });

    return { status: 303, headers: { ...headers, Location: '/contact#sent' } };
  }

  const headers = answerHeaders({
    csp: pageCsp(siteWords),
    hstsIncludeSubDomains,
    retryAfterS: refusal.retryAfterS,
  });

  return {
    status: refusal.status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    body: answerPage(siteWords, typed, refusal),
  };
}

/** Answers a form without scripts as a page, and the form's script as text. */
export const answer = (
  request: HttpRequest,
  outcome: Outcome,
): HttpResponseInit =>
  isFormPost(request) ? answerForm(outcome) : answerText(outcome);
