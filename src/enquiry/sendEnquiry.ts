import {
  BOT_TOKEN_HEADER,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
  SUCCESS,
  type EnquiryPayload,
} from '../../api/src/enquiry';

/** What travels beside the six fields, in headers. */
export interface Envelope {
  /** One key per filled form: a repeat of the same values carries the same one. */
  key: string;
  /** The bot check's token, where there is one. */
  token: string | undefined;
  /** What stands in the field that people don't see. */
  honeypot: string;
}

/**
 * Sends an enquiry (specification 7). No time-out: the function answers within 30 s.
 * @returns whether it was sent: an HTTP 2xx whose whole body is `Success`. Anything else, a lost connection too, is not.
 */
export async function sendEnquiry(
  address: string,
  payload: EnquiryPayload,
  envelope: Envelope,
): Promise<boolean> {
  try {
    const headers = new Headers({
      'Content-Type': 'application/json',
      [IDEMPOTENCY_HEADER]: envelope.key,
    });
    if (envelope.token) headers.set(BOT_TOKEN_HEADER, envelope.token);
    // A header holds Latin letters only.
    if (envelope.honeypot) headers.set(HONEYPOT_HEADER, encodeURIComponent(envelope.honeypot));
    const body = JSON.stringify(payload);
    const answer = await fetch(address, { method: 'POST', headers, body });
    return answer.ok && (await answer.text()) === SUCCESS;
  } catch {
    return false;
  }
}
