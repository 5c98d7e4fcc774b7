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

type Outcome = 'success' | 'failure' | 'tooMany';

/**
 * Sends an enquiry (specification 7). No time-out: the function answers within 30 s.
 * @returns a success for an HTTP 2xx whose whole body is `Success`. Anything else, a lost connection too, is a failure, of
 * which too many enquiries (429) have a name of their own.
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
    // A header holds Latin letters only.
    if (envelope.honeypot) headers.set(HONEYPOT_HEADER, encodeURIComponent(envelope.honeypot));
    const body = JSON.stringify(payload);
    const answer = await fetch(address, { method: 'POST', headers, body });
    if (answer.status === 429) return 'tooMany';
    return answer.ok && (await answer.text()) === SUCCESS ? 'success' : 'failure';
  } catch {
    return 'failure';
  }
}
