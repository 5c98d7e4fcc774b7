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

/** Returns the Content-Security-Policy of the page. */
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
      ? // Browsers drop the first line break in a textarea. Without this one, they would drop the visitor's.
        `<textarea ${attributes}>\n${typed}</textarea>`
      : `<input ${attributes} ${inputAttributes(field)} value="${typed}">`;
  const message = error ? `<p class="wrong" id="${field}-error">${escape(error)}</p>` : '';
  return `<label for="${field}">${escape(label)}</label>${control}${message}`;
}

/** Returns the text of the failure alert with a mailto link to the agency (docs/requirements.md 23). */
function mailtoHtml({ email, apology: { text, subject } }: SiteWords): string {
  const link = `<a href="${escape(fallbackLink(email, subject))}">${escape(email)}</a>`;
  return `<p>${text.split('{email}').map(escape).join(link)}</p>`;
}

/**
 * Returns the page that answers a form without scripts if its enquiry was not sent (docs/requirements.md 26). It has the
 * form's messages, and the visitor's text in the fields.
 * @param typed values for the fields. If they are too long in all, the page shows only fields within their limits.
 * @param refusal with `errors` if the visitor must correct something
 */
export function answerPage(
  words: SiteWords,
  typed: Record<string, unknown>,
  { status, errors = {}, key }: Pick<Refusal, 'status' | 'errors' | 'key'>,
): string {
  const { name, language, heading, labels, apology, colours } = words;
  const firstInvalid = FIELDS.find((field) => errors[field]);
  const later = status === 429 && apology.later ? `<p>${escape(apology.later)}</p>` : '';
  const alert = `<div class="alert" role="alert"><h2>${escape(apology.heading)}</h2>${mailtoHtml(words)}${later}</div>`;
  const keyInput = key
    ? `<input type="hidden" name="${IDEMPOTENCY_FIELD}" value="${escape(key)}">`
    : '';
  const isTooLong = isTooMuchToEcho(typed);
  const shown = (field: Field) =>
    isTooLong && String(typed[field]).length > LIMITS[field] ? '' : typed[field];
  const fields = FIELDS.map((field) =>
    fieldHtml(field, labels[field], shown(field), field === firstInvalid, errors[field]),
  );
  return `<!doctype html>
<html lang="${escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(`${firstInvalid ? errors[firstInvalid] : apology.heading} | ${name}`)}</title>
<style>${answerStyle(colours)}</style>
</head>
<body>
<main>
<h1>${escape(heading)}</h1>
${firstInvalid ? '' : alert}
<form method="post" action="${ENDPOINT}" novalidate>
${fields.join('\n')}
<div class="unseen" aria-hidden="true"><input name="${HONEYPOT}" tabindex="-1" autocomplete="off">${keyInput}</div>
<button type="submit">${escape(labels.submit)}</button>
</form>
${firstInvalid ? mailtoHtml(words) : ''}
<p><a href="/contact">${escape(heading)}</a></p>
</main>
</body>
</html>
`;
}
