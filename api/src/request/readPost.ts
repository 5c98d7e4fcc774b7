import type { HttpRequest } from '@azure/functions';
import {
  FIELDS,
  HONEYPOT_FIELD,
  HONEYPOT_HEADER,
  IDEMPOTENCY_FIELD,
  IDEMPOTENCY_HEADER,
} from '../../../shared/enquiry';
import { isOwnOrigin } from './isOwnOrigin';
import { isFormPost, mediaType } from './mediaType';
import { readBytes } from './readBytes';
import { FOREIGN, TOO_LARGE, type Refusal } from './refusal';

/** A posted enquiry, not validated. */
export interface Post {
  values: Record<string, unknown>;
  isHoneypotFilled: boolean;

  /**
   * Idempotency key. The form's script sends it in a header. Without scripts,
   * it is a hidden field of the answer page, so the first attempt has none.
   */
  key: string | undefined;
}

type Result =
  { post: Post; refusal?: undefined } | { post?: undefined; refusal: Refusal };

// A valid enquiry takes up to 62 KB in JSON. A form may also be too long: the
// answer page repeats up to 100,000 characters (isTooMuchToEcho.ts), which take
// up to 900 KB when percent-encoded.
const MAX_BYTES = { json: 128 * 1024, form: 1024 * 1024 };

const WRONG_TYPE: Refusal = {
  status: 415,
  text: 'Please send the enquiry as JSON or as a form.',
};
const COMPRESSED: Refusal = {
  status: 415,
  text: 'Please send the enquiry uncompressed.',
};
const EMPTY: Refusal = { status: 400, text: 'The request is empty.' };

/** Returns the reason why the body can't be read or must not be, if any. */
function refuseBeforeReading(
  request: HttpRequest,
  siteOrigin: string | undefined,
): Refusal | undefined {
  const { headers } = request;

  if (!isOwnOrigin(headers, siteOrigin)) return FOREIGN;

  const isJson = mediaType(request) === 'application/json';

  if (!isJson && !isFormPost(request)) return WRONG_TYPE;

  const encoding = headers.get('content-encoding') ?? 'identity';

  return encoding === 'identity' ? undefined : COMPRESSED;
}

/**
 * Parses JSON. Null and a number become an empty object; a text becomes one
 * with only numbers as keys. So they have none of the form's fields.
 * @throws SyntaxError
 */
const parseJson = (text: string): Record<string, unknown> => ({
  ...(JSON.parse(text) as object | null),
});

/** @throws URIError if an escaped character is not UTF-8 */
function parseForm(text: string): Record<string, unknown> {
  // Called only because it throws. URLSearchParams would silently replace a
  // character that is not UTF-8.
  decodeURIComponent(text);

  // Browsers post a line break as two characters; the limits count one.
  const withShortBreaks = text.replace(/%0D%0A/gi, '%0A');

  return Object.fromEntries(new URLSearchParams(withShortBreaks));
}

/** @throws if the body is not UTF-8, or neither JSON nor a form */
function parseBody(bytes: Buffer, isForm: boolean): Record<string, unknown> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);

  return isForm ? parseForm(text) : parseJson(text);
}

function toPost(
  body: Record<string, unknown>,
  headers: Headers,
  isForm: boolean,
): Post {
  const values = FIELDS.map((field) => [field, body[field]]);

  const keyInForm = isForm && body[IDEMPOTENCY_FIELD];
  const key = headers.get(IDEMPOTENCY_HEADER) ?? keyInForm;

  // The form's script sends the honeypot in a header, a form without scripts in
  // the body.
  const honeypot = body[HONEYPOT_FIELD] || headers.get(HONEYPOT_HEADER);

  return {
    values: Object.fromEntries(values),
    key: key ? String(key) : undefined,
    isHoneypotFilled: Boolean(honeypot),
  };
}

/**
 * Reads a posted enquiry. Never reads the body of another site's request,
 * because the answer page would repeat it.
 */
export async function readPost(
  request: HttpRequest,
  siteOrigin?: string,
): Promise<Result> {
  const refusal = refuseBeforeReading(request, siteOrigin);

  if (refusal) return { refusal };

  const isForm = isFormPost(request);
  const maxBytes = isForm ? MAX_BYTES.form : MAX_BYTES.json;
  const bytes = await readBytes(request, maxBytes);

  if (!bytes) return { refusal: TOO_LARGE };
  if (bytes.byteLength === 0) return { refusal: EMPTY };

  try {
    const body = parseBody(bytes, isForm);

    return { post: toPost(body, request.headers, isForm) };
  } catch (error) {
    // JSON.parse throws a SyntaxError, the decoders throw other errors.
    const format = error instanceof SyntaxError ? 'JSON' : 'UTF-8';

    return {
      refusal: { status: 400, text: `The request is not valid ${format}.` },
    };
  }
}
