import type { HttpRequest } from '@azure/functions';
import {
  FIELDS,
  HONEYPOT_FIELD,
  HONEYPOT_HEADER,
  IDEMPOTENCY_FIELD,
  IDEMPOTENCY_HEADER,
  type FieldErrors,
} from '../../../shared/enquiry';

/** A posted enquiry, not validated. */
export interface Post {
  values: Record<string, unknown>;
  isHoneypotFilled: boolean;

  /**
   * Idempotency key: a header from the form's script; without scripts a field,
   * from the second attempt on.
   */
  key: string | undefined;
}

/** An answer that says why an enquiry was not sent. */
export interface Refusal {
  status: number;

  /** The reason, for the caller, without internals of the function. */
  text: string;
  errors?: FieldErrors;
  retryAfterS?: number;

  /**
   * Idempotency key of the enquiry; a form without scripts sends it again with
   * the next attempt.
   */
  key?: string;
}

export const TOO_LARGE: Refusal = {
  status: 413,
  text: 'The request is too large.',
};
export const FOREIGN = {
  status: 403,
  text: 'The request does not come from our own site.',
};

// A valid enquiry takes up to 62 KB in JSON. In a form, the 100,000 characters
// that the answer page repeats take up to 900 KB.
const MAX_BYTES = { json: 128 * 1024, form: 1024 * 1024 };

/**
 * Whether a request comes from our own pages, or from no page at all. Prevents
 * cross-site request forgery. Each browser sends `Sec-Fetch-Site` or `Origin`,
 * so a request without them can't be forged in a visitor's browser. Azure calls
 * the function by an internal name, so `Host` does not help. The address that
 * the visitor requested is in `x-ms-original-url`.
 */
export function isOwnOrigin(headers: Headers, siteOrigin?: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');

  if (fetchSite !== null)
    return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = headers.get('origin');

  if (origin === null) return true;
  const requested = headers.get('x-ms-original-url') ?? '';

  return (
    origin === siteOrigin ||
    (URL.canParse(requested) && origin === new URL(requested).origin)
  );
}

const mediaType = (request: HttpRequest): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

/**
 * Whether the body is form data. Without scripts, browsers post the contact
 * form as such, and show the answer as a page.
 */
export const isFormPost = (request: HttpRequest): boolean =>
  mediaType(request) === 'application/x-www-form-urlencoded';

/**
 * Reads the body. Checks its size only afterwards: Azure's host has the whole
 * body in memory before it calls the function.
 */
export async function readBytes(
  request: HttpRequest,
  maxBytes: number,
): Promise<Buffer | Refusal> {
  const bytes = Buffer.from(await request.arrayBuffer());

  return bytes.byteLength > maxBytes ? TOO_LARGE : bytes;
}

function parseBody(bytes: Buffer, isForm: boolean): Record<string, unknown> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);

  // JSON may also be null, a number or a text. Spread into an object, it has
  // none of the form's fields.
  if (!isForm) return { ...(JSON.parse(text) as object | null) };
  // Throws if an escaped character is not UTF-8; URLSearchParams would replace
  // it silently.
  decodeURIComponent(text);

  // Browsers post a line break as two characters; the limits count one.
  return Object.fromEntries(
    new URLSearchParams(text.replace(/%0D%0A/gi, '%0A')),
  );
}

/**
 * Reads a posted enquiry. Never reads the body of another site's request,
 * because the answer page would repeat it.
 */
export async function readPost(
  request: HttpRequest,
  siteOrigin?: string,
): Promise<Post | Refusal> {
  const { headers } = request;

  if (!isOwnOrigin(headers, siteOrigin)) return FOREIGN;
  const isForm = isFormPost(request);

  if (!isForm && mediaType(request) !== 'application/json')
    return {
      status: 415,
      text: 'Please send the enquiry as JSON or as a form.',
    };
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity')
    return { status: 415, text: 'Please send the enquiry uncompressed.' };
  const bytes = await readBytes(
    request,
    isForm ? MAX_BYTES.form : MAX_BYTES.json,
  );

  if ('status' in bytes) return bytes;
  if (bytes.byteLength === 0)
    return { status: 400, text: 'The request is empty.' };

  try {
    const body = parseBody(bytes, isForm);
    const key =
      headers.get(IDEMPOTENCY_HEADER) ?? (isForm && body[IDEMPOTENCY_FIELD]);

    return {
      values: Object.fromEntries(FIELDS.map((field) => [field, body[field]])),
      key: key ? String(key) : undefined,
      isHoneypotFilled: Boolean(
        body[HONEYPOT_FIELD] || headers.get(HONEYPOT_HEADER),
      ),
    };
  } catch (error) {
    // JSON.parse throws a SyntaxError, the decoders throw other errors.
    const format = error instanceof SyntaxError ? 'JSON' : 'UTF-8';

    return { status: 400, text: `The request is not valid ${format}.` };
  }
}
