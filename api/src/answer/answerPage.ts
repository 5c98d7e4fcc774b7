import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
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
import type { Refusal } from '../request/refusal';
import type { SiteWords } from '../settings/siteWords';
import styleSheet from './answerPage.css';
import { isTooMuchToEcho } from './isTooMuchToEcho';

/** Style sheet of the page. It uses system fonts: the page loads no files. */
const styleOf = ({ colourSheet }: Pick<SiteWords, 'colourSheet'>): string =>
  `${colourSheet}${styleSheet}`;

/** Content-Security-Policy of the page: only its own style and form. */
export function pageCsp(siteWords: Pick<SiteWords, 'colourSheet'>): string {
  const styleHash = createHash('sha256')
    .update(styleOf(siteWords))
    .digest('base64');

  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** Writes attributes as HTML. Their names are in React's spelling. */
const attributesHtml = (attributes: object): string =>
  Object.entries(attributes)
    .map(([reactName, value]) => `${reactName.toLowerCase()}="${value}"`)
    .join(' ');

function controlHtml(field: Field, value: unknown, attributes: string): string {
  const escaped = escapeUTF8(typeof value === 'string' ? value : '');

  // Browsers drop the first line break of a textarea, so write one before the
  // visitor's text.
  if (field === 'message')
    return `<textarea ${attributes}>\n${escaped}</textarea>`;

  const inputAttributes = attributesHtml(INPUT_ATTRIBUTES[field]);

  return `<input ${attributes} ${inputAttributes} value="${escaped}">`;
}

interface FieldState {
  label: string;
  value: unknown;
  error: string | undefined;
  hasFocus: boolean;
}

function fieldHtml(
  field: Field,
  { label, value, error, hasFocus }: FieldState,
): string {
  const errorId = `${field}-error`;

  const attributes = [
    `id="${field}" name="${field}" dir="auto" aria-required="true"`,
    error && `aria-invalid="true" aria-describedby="${errorId}"`,
    hasFocus && 'autofocus',
  ]
    .filter(Boolean)
    .join(' ');

  const labelHtml = `<label for="${field}">${escapeUTF8(label)}</label>`;
  const control = controlHtml(field, value, attributes);
  const errorHtml = error
    ? `<p class="wrong" id="${errorId}">${escapeUTF8(error)}</p>`
    : '';

  return `${labelHtml}${control}${errorHtml}`;
}

/**
 * Writes the fields that visitors don't see. If the visitor's browser has
 * filled the honeypot in the form, it is empty here, so that the next attempt
 * goes through.
 */
function unseenHtml(key: string): string {
  const honeypotAttributes = attributesHtml(HONEYPOT_ATTRIBUTES);
  const honeypot = `<input name="${HONEYPOT_FIELD}" ${honeypotAttributes}>`;
  const keyField = key
    ? `<input type="hidden" name="${IDEMPOTENCY_FIELD}" value="${escapeUTF8(key)}">`
    : '';

  return `<div class="unseen" aria-hidden="true">${honeypot}${keyField}</div>`;
}

/** Writes the sentence of the apology, with a mailto link for `{email}`. */
function mailtoHtml({ email, apology }: SiteWords): string {
  const href = escapeUTF8(mailtoLink(email, apology.subject));
  const link = `<a href="${href}">${escapeUTF8(email)}</a>`;

  const parts = apology.text.split('{email}').map(escapeUTF8);

  return `<p>${parts.join(link)}</p>`;
}

function phoneHtml({ phone }: SiteWords): string {
  if (!phone) return '';

  return `<p><a href="${escapeUTF8(phone.uri)}">${escapeUTF8(phone.text)}</a></p>`;
}

function alertHtml(siteWords: SiteWords, status: number): string {
  const { heading, later } = siteWords.apology;
  const adviceHtml =
    status === 429 && later ? `<p>${escapeUTF8(later)}</p>` : '';

  const contactHtml = mailtoHtml(siteWords) + phoneHtml(siteWords);

  return (
    '<div class="alert" role="alert">' +
    `<h2>${escapeUTF8(heading)}</h2>${contactHtml}${adviceHtml}` +
    '</div>'
  );
}

/**
 * Returns the values that the page repeats. These are all values or, if they
 * would make the page too large, only the values within the limits of their
 * fields.
 */
function echoedValues(typed: Record<string, unknown>): Record<string, unknown> {
  if (!isTooMuchToEcho(typed)) return typed;

  const fieldsWithinLimit = FIELDS.filter(
    (field) => String(typed[field]).length <= LIMITS[field],
  );

  return Object.fromEntries(
    fieldsWithinLimit.map((field) => [field, typed[field]]),
  );
}

/**
 * Returns the page that answers a form without scripts if its enquiry was not
 * sent (docs/requirements.md 26).
 */
export function answerPage(
  siteWords: SiteWords,
  typed: Record<string, unknown>,
  { status, errors = {}, key = '' }: Pick<Refusal, 'status' | 'errors' | 'key'>,
): string {
  const { name, language, heading, labels, apology } = siteWords;

  const firstInvalid = FIELDS.find((field) => errors[field]);
  const title = firstInvalid ? errors[firstInvalid] : apology.heading;
  const values = echoedValues(typed);

  const fieldsHtml = FIELDS.map((field) =>
    fieldHtml(field, {
      label: labels[field],
      value: values[field],
      error: errors[field],
      hasFocus: field === firstInvalid,
    }),
  );

  // An alert above the form says that the enquiry was not sent. If a field is
  // wrong, its error says so, and the mailto link follows below the form.
  const alert = firstInvalid ? '' : alertHtml(siteWords, status);
  const hint = firstInvalid ? mailtoHtml(siteWords) : '';

  return `<!doctype html>
<html lang="${escapeUTF8(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeUTF8(`${title} | ${name}`)}</title>
<style>${styleOf(siteWords)}</style>
</head>
<body>
<main>
<h1>${escapeUTF8(heading)}</h1>
${alert}
<form method="post" action="${ENDPOINT}" novalidate>
${fieldsHtml.join('\n')}
${unseenHtml(key)}
<button type="submit">${escapeUTF8(labels.submit)}</button>
</form>
${hint}
<p><a href="/contact">${escapeUTF8(heading)}</a></p>
</main>
</body>
</html>
`;
}
