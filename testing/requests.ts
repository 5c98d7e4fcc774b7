import { HttpRequest } from '@azure/functions';
import { HONEYPOT_FIELD, type EnquiryPayload } from '../shared/enquiry';

export const PAYLOAD: EnquiryPayload = {
  to: 'hello@heddle.example',
  subject: 'Website Contact Form:',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '+44 20 7946 0958',
  message: 'We need a website.',
};

export const requestWith = (
  body: string | Uint8Array,
  headers: Record<string, string>,
) =>
  new HttpRequest({
    method: 'POST',
    // Azure calls the function at an internal host name.
    url: 'http://internal.example/api/sendEmail',
    headers,
    body: { bytes: Buffer.from(body) },
  });

/**
 * Creates a request such as the form's script sends. It has no headers except
 * Content-Type and the given ones.
 */
export const jsonPost = (payload: unknown = PAYLOAD, headers = {}) =>
  requestWith(JSON.stringify(payload), {
    'content-type': 'application/json',
    ...headers,
  });

/**
 * Creates a form post, as browsers send it without scripts. Its default,
 * PAYLOAD, also has `to` and `subject`. A form has neither, and the function
 * ignores both.
 */
export const formPost = (
  fields: Record<string, string> = PAYLOAD,
  headers = {},
) =>
  requestWith(
    new URLSearchParams({ [HONEYPOT_FIELD]: '', ...fields }).toString(),
    {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  );
