import { HttpRequest } from '@azure/functions';
import type { EnquiryPayload } from '../src/enquiry';

/** An enquiry as the form sends it. */
export const PAYLOAD: EnquiryPayload = {
  to: 'hello@heddle.example',
  subject: 'Website Contact Form:',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '+44 20 7946 0958',
  message: 'We need a website.',
};

type Headers = Record<string, string>;

/** A request with any body, as Azure hands it to the function. */
export const requestWith = (body: string | Uint8Array | undefined, headers: Headers): HttpRequest =>
  new HttpRequest({
    method: 'POST',
    url: 'http://internal.example/api/sendEmail',
    headers,
    body: body === undefined ? undefined : { bytes: Buffer.from(body) },
  });

/** The form's request with scripts. */
export const jsonPost = (payload: unknown = PAYLOAD, headers: Headers = {}): HttpRequest =>
  requestWith(JSON.stringify(payload), { 'content-type': 'application/json', ...headers });

/** The form's request without scripts. */
export const formPost = (
  fields: Record<string, string> = PAYLOAD,
  headers: Headers = {},
): HttpRequest =>
  requestWith(new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });
