import type { HttpRequest } from '@azure/functions';
import {
  FIELDS,
  HONEYPOT,
  HONEYPOT_HEADER,
  IDEMPOTENCY_FIELD,
  IDEMPOTENCY_HEADER,
} from '../enquiry';
import { isRefusal, type Refusal } from '../answer/outcome';
import { readBytes, TOO_LARGE } from './readBytes';

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
export const BODY_WITHIN_MS = 4_000;

const NOT_UTF8: Refusal = { status: 400, text: 'The request is not valid UTF-8.' };
const WRONG_TYPE: Refusal = { status: 415, text: 'Please send the enquiry as JSON or as a form.' };
const COMPRESSED: Refusal = { status: 415, text: 'Please send the enquiry uncompressed.' };

const mediaType = (request: HttpRequest): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

/** Whether a browser posts the form without scripts, and so wants a page as the answer. */
export const isFormPost = (request: HttpRequest): boolean =>
  mediaType(request) === 'application/x-www-form-urlencoded';

type Body = Partial<Record<string, unknown>>;

function parseJson(text: string): Body {
  // Only the fields that are asked for are ever read, so that `__proto__` in the text lends its values to nothing; of a
  // word, a number or null there are none.
  return { ...(JSON.parse(text) as Body | null) };
}

// Stricter than URLSearchParams, which turns bytes that are no UTF-8 into other characters without a word.
function parseForm(text: string): Body {
  const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
  return Object.fromEntries(
    text.split('&').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      // A browser posts each line end as two characters; the visitor typed one, and the limits count one.
      return [decode(name), decode(value.join('=')).replaceAll('\r\n', '\n')];
    }),
  );
}

/** Reads the body of a request, or says why it can't be read. */
export async function readPost(request: HttpRequest): Promise<Post | Refusal> {
  const form = isFormPost(request);
  if (!form && mediaType(request) !== 'application/json') return WRONG_TYPE;
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') return COMPRESSED;
  const most = form ? MOST_FORM_BYTES : MOST_BYTES;
  if (Number(request.headers.get('content-length')) > most) return TOO_LARGE;
  const bytes = await readBytes(request.body, most, BODY_WITHIN_MS);
  if (isRefusal(bytes)) return bytes;
  if (bytes.byteLength === 0) return { status: 400, text: 'The request is empty.' };

  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return NOT_UTF8;
  }
  let body: Body;
  try {
    body = form ? parseForm(text) : parseJson(text);
  } catch {
    return form ? NOT_UTF8 : { status: 400, text: 'The request is not valid JSON.' };
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
