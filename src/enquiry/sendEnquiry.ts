import {
  BOT_TOKEN_HEADER,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
  SUCCESS,
  type EnquiryPayload,
} from '../../api/src/enquiry';

/** Values that are sent beside the six fields, in headers. */
export interface Envelope {
  /** One key per filled form: a repeat of the same values carries the same one. */
  key: string;
  /** The bot check's token, if there is one. */
  token: string | undefined;
  /** The value of the field that people don't see. */
  honeypot: string;
}

export type Outcome = 'sent' | 'failed' | 'tooMany';

/**
 * Sends an enquiry (specification 7). No timeout: the function answers within 30 s.
 * @returns `sent` for an HTTP 2xx whose whole body is `Success`, `tooMany` for a 429, and `failed` for anything else, a
 * lost connection included
 */
export async function sendEnquiry(
  address: string,
  payload: EnquiryPayload,
  envelope: Envelope,
): Promise<Outcome> {
  try {
    const headers = new Headers({
      'Content-Type': 'application/json',
      [IDEMPOTENCY_HEADER]: envelope.key,
    });
    if (envelope.token) headers.set(BOT_TOKEN_HEADER, envelope.token);
    // A header value can't hold letters outside Latin-1.
    if (envelope.honeypot) headers.set(HONEYPOT_HEADER, encodeURIComponent(envelope.honeypot));
    const body = JSON.stringify(payload);
    const answer = await fetch(address, { method: 'POST', headers, body });
    if (answer.status === 429) return 'tooMany';
    return answer.ok && (await answer.text()) === SUCCESS ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
