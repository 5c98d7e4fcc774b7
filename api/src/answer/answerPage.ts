import { createHash } from 'node:crypto';
import { escapeUTF8 as escape } from 'entities';
import { answerStyle } from './answerStyle';
import {
  ENDPOINT,
  fallbackLink,
  FIELDS,
  HONEYPOT,
  IDEMPOTENCY_FIELD,
  INPUTS,
  LIMITS,
  type Field,
} from '../enquiry';
import { isTooMuchToEcho } from './isTooMuchToEcho';
import type { Refusal } from '../refusal';
import type { SiteWords } from '../siteWords';

/** The page loads nothing, runs nothing, and posts only to where it came from. */
export function pagePolicy({ colours }: Pick<SiteWords, 'colours'>): string {
  const styleHash = createHash('sha256').update(answerStyle(colours)).digest('base64');
  return (
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; ` +
    `frame-ancestors 'none'; base-uri 'none'`
  );
}

const inputAttributes = (field: keyof typeof INPUTS): string =>
  Object.entries(INPUTS[field])
    .map(([name, value]) => `${name.toLowerCase()}="${value}"`)
    .join(' ');

function fieldHtml(field: Field, label: string, value: unknown, first: boolean, error = '') {
  const typed = escape(typeof value === 'string' ? value : '');
  const attributes =
    `id="${field}" name="${field}" aria-required="true"` +
    (error ? ` aria-invalid="true" aria-describedby="${field}-error"` : '') +
    (first ? ' autofocus' : '');
  const control =
    field === 'message'
      ? // The line end after the tag is dropped by the browser, so that one typed first is not.
        `<textarea ${attributes}>\n${typed}</textarea>`
      : `<input ${attributes} ${inputAttributes(field)} value="${typed}">`;
  const sentence = error ? `<p class="wrong" id="${field}-error">${escape(error)}</p>` : '';
  return `<label for="${field}">${escape(label)}</label>${control}${sentence}`;
}

/** The sentence of the failure alert with the company enquiry address as its link (specification 8). */
function mailtoHtml({ email, apology: { text, subject } }: SiteWords): string {
  const link = `<a href="${escape(fallbackLink(email, subject))}">${escape(email)}</a>`;
  return `<p>${text.split('{email}').map(escape).join(link)}</p>`;
}

/**
 * The page that answers a form without scripts when its enquiry was not sent: the same sentences as the form's, with
 * the visitor's text still in the fields.
 * @param typed shown in the fields; of a request that is too large, only what is within the limit of its field
 * @param refusal without errors if the failure is not the visitor's
 */
export function answerPage(
  words: SiteWords,
  typed: Record<string, unknown>,
  { status, errors = {}, key }: Pick<Refusal, 'status' | 'errors' | 'key'>,
): string {
  const { name, language, heading, labels, apology, colours } = words;
  const firstWrong = FIELDS.find((field) => errors[field]);
  const later = status === 429 && apology.later ? `<p>${escape(apology.later)}</p>` : '';
  const alert = `<div class="alert" role="alert"><h2>${escape(apology.heading)}</h2>${mailtoHtml(words)}${later}</div>`;
  const sameMail = key
    ? `<input type="hidden" name="${IDEMPOTENCY_FIELD}" value="${escape(key)}">`
    : '';
  const large = isTooMuchToEcho(typed);
  const shown = (field: Field) =>
    large && String(typed[field]).length > LIMITS[field] ? '' : typed[field];
  const fields = FIELDS.map((field) =>
    fieldHtml(field, labels[field], shown(field), field === firstWrong, errors[field]),
  );
  return `<!doctype html>
<html lang="${escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(`${firstWrong ? errors[firstWrong] : apology.heading} | ${name}`)}</title>
<style>${answerStyle(colours)}</style>
</head>
<body>
<main>
<h1>${escape(heading)}</h1>
${firstWrong ? '' : alert}
<form method="post" action="${ENDPOINT}" novalidate>
${fields.join('\n')}
<div class="unseen" aria-hidden="true"><input name="${HONEYPOT}" tabindex="-1" autocomplete="off">${sameMail}</div>
<button type="submit">${escape(labels.submit)}</button>
</form>
${firstWrong ? mailtoHtml(words) : ''}
<p><a href="/contact">${escape(heading)}</a></p>
</main>
</body>
</html>
`;
}
