import { createHash } from 'node:crypto';
import { escapeUTF8 as escape } from 'entities';
import { answerStyle } from './answerStyle';
import {
  ENDPOINT,
  FIELDS,
  HONEYPOT_ATTRIBUTES,
  HONEYPOT_FIELD,
  IDEMPOTENCY_FIELD,
  INPUT_ATTRIBUTES,
  LIMITS,
  mailtoLink,
  type Field,
} from '../../../shared/enquiry';
import type { Refusal } from '../request/readPost';
import type { SiteWords } from '../settings';

/**
 * Whether the page would be too large with all values. In HTML, 100,000 quotes
 * are 600 KB, because each becomes `&quot;`.
 */
export const isTooMuchToEcho = (values: Record<string, unknown>): boolean =>
  Object.values(values).join('').length > 100_000;

export function pageCsp({ colours }: Pick<SiteWords, 'colours'>): string {
  const styleHash = createHash('sha256')
    .update(answerStyle(colours))
    .digest('base64');

  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
}

/** Writes attributes that are in React's spelling. */
const attributesHtml = (attributes: object): string =>
  Object.entries(attributes)
    .map(([reactName, value]) => `${reactName.toLowerCase()}="${value}"`)
    .join(' ');

function fieldHtml(
  field: Field,
  label: string,
  value: unknown,
  error = '',
  hasFocus = false,
) {
  const escaped = escape(typeof value === 'string' ? value : '');
  const attributes =
    `id="${field}" name="${field}" dir="auto" aria-required="true"` +
    (error && ` aria-invalid="true" aria-describedby="${field}-error"`) +
    (hasFocus ? ' autofocus' : '');

  const control =
    field === 'message'
      ? // Browsers drop the first line break of a textarea, so write one before
        // the visitor's text.
        `<textarea ${attributes}>\n${escaped}</textarea>`
      : `<input ${attributes} ${attributesHtml(INPUT_ATTRIBUTES[field])} value="${escaped}">`;
  const errorHtml =
    error && `<p class="wrong" id="${field}-error">${escape(error)}</p>`;

  return `<label for="${field}">${escape(label)}</label>${control}${errorHtml}`;
}

/**
 * Writes the fields that visitors don't see. The honeypot is empty, so that a
 * second try goes through.
 */
function unseenHtml(key: string): string {
  const honeypot = `<input name="${HONEYPOT_FIELD}" ${attributesHtml(HONEYPOT_ATTRIBUTES)}>`;
  const keyField = `<input type="hidden" name="${IDEMPOTENCY_FIELD}" value="${escape(key)}">`;

  return `<div class="unseen" aria-hidden="true">${honeypot}${key && keyField}</div>`;
}

/**
 * Returns the page that answers a form without scripts if its enquiry was not
 * sent (docs/requirements.md 26).
 */
export function answerPage(
  { name, email, language, heading, labels, apology, colours }: SiteWords,
  typed: Record<string, unknown>,
  { status, errors = {}, key = '' }: Pick<Refusal, 'status' | 'errors' | 'key'>,
): string {
  const firstInvalid = FIELDS.find((field) => errors[field]);
  const title = firstInvalid ? errors[firstInvalid] : apology.heading;

  const link = `<a href="${escape(mailtoLink(email, apology.subject))}">${escape(email)}</a>`;
  const mailtoHtml = `<p>${apology.text.split('{email}').map(escape).join(link)}</p>`;
  const laterHtml =
    status === 429 && apology.later ? `<p>${escape(apology.later)}</p>` : '';
  const alertHtml = `<div class="alert" role="alert"><h2>${escape(apology.heading)}</h2>${mailtoHtml}${laterHtml}</div>`;

  const fieldsHtml = FIELDS.map((field) => {
    const isLeftOut =
      isTooMuchToEcho(typed) && String(typed[field]).length > LIMITS[field];
    const value = isLeftOut ? '' : typed[field];

    return fieldHtml(
      field,
      labels[field],
      value,
      errors[field],
      field === firstInvalid,
    );
  });

  return `<!doctype html>
<html lang="${escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(`${title} | ${name}`)}</title>
<style>${answerStyle(colours)}</style>
</head>
<body>
<main>
<h1>${escape(heading)}</h1>
${firstInvalid ? '' : alertHtml}
<form method="post" action="${ENDPOINT}" novalidate>
${fieldsHtml.join('\n')}
${unseenHtml(key)}
<button type="submit">${escape(labels.submit)}</button>
</form>
${firstInvalid ? mailtoHtml : ''}
<p><a href="/contact">${escape(heading)}</a></p>
</main>
</body>
</html>
`;
}
