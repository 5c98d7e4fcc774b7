import type { HttpRequest } from '@azure/functions';
import {
  FIELDS,
  HONEYPOT,
  HONEYPOT_HEADER,
  IDEMPOTENCY_FIELD,
  IDEMPOTENCY_HEADER,
} from '../enquiry';
import type { Refusal } from '../refusal';
import { readBytes } from './readBytes';

/** What was posted, not checked yet. */
export interface Post {
  values: Record<string, unknown>;
  honeypot: boolean;
  /** New as soon as a field changes. A form without scripts has one from its second try on. */
  key: string | undefined;
}

/** Above the longest lawful enquiry in any script, which is 122 KB as a form. */
const MOST_BYTES = 128 * 1024;
/** A form without scripts is answered with its text, so more of it is read; the rules then say what is too long. */
const MOST_FORM_BYTES = 1024 * 1024;

const EMPTY: Refusal = { status: 400, text: 'The request is empty.' };
const NOT_UTF8: Refusal = { status: 400, text: 'The request is not valid UTF-8.' };
const NOT_JSON: Refusal = { status: 400, text: 'The request is not valid JSON.' };
const WRONG_TYPE: Refusal = { status: 415, text: 'Please send the enquiry as JSON or as a form.' };
const COMPRESSED: Refusal = { status: 415, text: 'Please send the enquiry uncompressed.' };

const mediaType = (request: HttpRequest): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

/** Whether a browser posts the form without scripts, and so wants a page as the answer. */
export const isFormPost = (request: HttpRequest): boolean =>
  mediaType(request) === 'application/x-www-form-urlencoded';

/**
 * @throws SyntaxError where it is no JSON
 * @throws TypeError or URIError where it is no UTF-8
 */
function parse(bytes: Uint8Array, form: boolean): Partial<Record<string, unknown>> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  // Only the fields that are asked for are ever read, so that `__proto__` in the text lends its values to nothing; of a
  // word, a number or null there are none.
  if (!form) return { ...(JSON.parse(text) as object | null) };
  // Throws where URLSearchParams would turn what is no UTF-8 into other characters without a word.
  decodeURIComponent(text);
  // A browser posts each line end as two characters; the visitor typed one, and the limits count one.
  return Object.fromEntries(new URLSearchParams(text.replace(/%0D%0A/gi, '%0A')));
}

/** Reads the body of a request, or says why it can't be read. */
export async function readPost(request: HttpRequest): Promise<Post | Refusal> {
  const form = isFormPost(request);
  if (!form && mediaType(request) !== 'application/json') return WRONG_TYPE;
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') return COMPRESSED;
  const bytes = await readBytes(request, form ? MOST_FORM_BYTES : MOST_BYTES);
  if ('status' in bytes) return bytes;
  if (bytes.byteLength === 0) return EMPTY;
  let body;
  try {
    body = parse(bytes, form);
  } catch (error) {
    return error instanceof SyntaxError ? NOT_JSON : NOT_UTF8;
  }

  const values = Object.fromEntries(FIELDS.map((field) => [field, body[field]]));
  const ofForm = body[IDEMPOTENCY_FIELD];
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? (form ? ofForm : undefined);
  return {
    values,
    key: typeof key === 'string' && key !== '' ? key : undefined,
    honeypot: Boolean(body[HONEYPOT] || request.headers.get(HONEYPOT_HEADER)),
  };
}
