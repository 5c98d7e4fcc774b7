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

/** A posted enquiry, not validated. */
export interface Post {
  values: Record<string, unknown>;
  /** Whether the honeypot field is filled in. */
  honeypot: boolean;
  /** Idempotency key. A form without scripts has one from its second attempt on. */
  key: string | undefined;
}

/** The longest valid enquiry in any script has 122 KB. */
const MAX_JSON_BYTES = 128 * 1024;
/** Larger, because a form without scripts gets its text back with a message that it is too long. */
const MAX_FORM_BYTES = 1024 * 1024;

const EMPTY: Refusal = { status: 400, text: 'The request is empty.' };
const NOT_UTF8: Refusal = { status: 400, text: 'The request is not valid UTF-8.' };
const NOT_JSON: Refusal = { status: 400, text: 'The request is not valid JSON.' };
const WRONG_TYPE: Refusal = { status: 415, text: 'Please send the enquiry as JSON or as a form.' };
const COMPRESSED: Refusal = { status: 415, text: 'Please send the enquiry uncompressed.' };

const mediaType = (request: HttpRequest): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

/** Whether a browser posts the form without scripts, and needs a page as the answer. */
export const isFormPost = (request: HttpRequest): boolean =>
  mediaType(request) === 'application/x-www-form-urlencoded';

/**
 * @throws SyntaxError if the body is not JSON
 * @throws TypeError or URIError if it is not UTF-8
 */
function parse(bytes: Uint8Array, form: boolean): Partial<Record<string, unknown>> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  // The spread copies own properties only, so values in `__proto__` are ignored. A string, a number or null has no fields.
  if (!form) return { ...(JSON.parse(text) as object | null) };
  // Throws on invalid UTF-8, which URLSearchParams silently replaces.
  decodeURIComponent(text);
  // Browsers post a line break as two characters; the limits count one.
  return Object.fromEntries(new URLSearchParams(text.replace(/%0D%0A/gi, '%0A')));
}

/** Reads the body of a request. @returns a refusal if it can't be read */
export async function readPost(request: HttpRequest): Promise<Post | Refusal> {
  const form = isFormPost(request);
  if (!form && mediaType(request) !== 'application/json') return WRONG_TYPE;
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') return COMPRESSED;
  const bytes = await readBytes(request, form ? MAX_FORM_BYTES : MAX_JSON_BYTES);
  if ('status' in bytes) return bytes;
  if (bytes.byteLength === 0) return EMPTY;
  let body;
  try {
    body = parse(bytes, form);
  } catch (error) {
    return error instanceof SyntaxError ? NOT_JSON : NOT_UTF8;
  }

  const values = Object.fromEntries(FIELDS.map((field) => [field, body[field]]));
  const formKey = form ? body[IDEMPOTENCY_FIELD] : undefined;
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? formKey;
  return {
    values,
    key: typeof key === 'string' && key !== '' ? key : undefined,
    honeypot: Boolean(body[HONEYPOT] || request.headers.get(HONEYPOT_HEADER)),
  };
}
