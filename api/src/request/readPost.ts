import type { HttpRequest } from '@azure/functions';
import {
  FIELDS,
  HONEYPOT,
  HONEYPOT_HEADER,
  IDEMPOTENCY_FIELD,
  IDEMPOTENCY_HEADER,
} from '../enquiry';
import { TOO_LARGE, type Refusal } from '../refusal';
import { FOREIGN, isOwnOrigin } from './ownOrigin';

/** A posted enquiry, not validated. */
export interface Post {
  values: Record<string, unknown>;
  isHoneypotFilled: boolean;
  /** Idempotency key. A form without scripts has one from its second attempt on. */
  key: string | undefined;
}

/** Twice the longest valid enquiry: 62 KB if JSON writes every character as six bytes (`\u0001`). */
const MAX_JSON_BYTES = 128 * 1024;
/** Larger, because the page that answers a form without scripts can repeat texts that are too long. */
const MAX_FORM_BYTES = 1024 * 1024;

const mediaType = (request: HttpRequest): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

/** Whether a browser posts the form without scripts, and needs a page as the answer. */
export const isFormPost = (request: HttpRequest): boolean =>
  mediaType(request) === 'application/x-www-form-urlencoded';

/** Checks the size afterwards: Azure's host holds the whole body in memory before it calls the function. */
export async function readBytes(request: HttpRequest, max: number): Promise<Buffer | Refusal> {
  const bytes = Buffer.from(await request.arrayBuffer());
  return bytes.byteLength > max ? TOO_LARGE : bytes;
}

/** Reads nothing of a foreign body, because the answer would repeat what another site may have written. */
export async function readPost(request: HttpRequest, siteOrigin?: string): Promise<Post | Refusal> {
  if (!isOwnOrigin(request.headers, siteOrigin)) return FOREIGN;
  const isForm = isFormPost(request);
  if (!isForm && mediaType(request) !== 'application/json')
    return { status: 415, text: 'Please send the enquiry as JSON or as a form.' };
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity')
    return { status: 415, text: 'Please send the enquiry uncompressed.' };
  const bytes = await readBytes(request, isForm ? MAX_FORM_BYTES : MAX_JSON_BYTES);
  if ('status' in bytes) return bytes;
  if (bytes.byteLength === 0) return { status: 400, text: 'The request is empty.' };
  let body: Record<string, unknown>;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (isForm) {
      // Throws if an escaped character is not UTF-8; URLSearchParams would replace it silently.
      decodeURIComponent(text);
      // Browsers post a line break as two characters; the limits count one.
      body = Object.fromEntries(new URLSearchParams(text.replace(/%0D%0A/gi, '%0A')));
    } else {
      // The spread copies own properties only, so values in `__proto__` are ignored. A string, a number or null has no fields.
      body = { ...(JSON.parse(text) as object | null) };
    }
  } catch (error) {
    const encoding = error instanceof SyntaxError ? 'JSON' : 'UTF-8';
    return { status: 400, text: `The request is not valid ${encoding}.` };
  }

  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? (isForm && body[IDEMPOTENCY_FIELD]);
  return {
    values: Object.fromEntries(FIELDS.map((field) => [field, body[field]])),
    key: key ? String(key) : undefined,
    isHoneypotFilled: Boolean(body[HONEYPOT] || request.headers.get(HONEYPOT_HEADER)),
  };
}
