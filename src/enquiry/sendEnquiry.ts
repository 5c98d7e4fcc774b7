import {
  BOT_TOKEN_HEADER,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
  SUCCESS,
  type EnquiryPayload,
} from '../../shared/enquiry';

export type HeaderValues = {
  /** Idempotency key. */
  key: string;

  /** Token of the bot check, if there is one. */
  token: string | undefined;

  /** Value of the honeypot. */
  honeypot: string;
};

export type Outcome = 'sent' | 'failed' | 'rateLimited';

/**
 * Posts an enquiry to the function (requirement 20) and returns the outcome. No
 * timeout: the function answers within 30 s.
 */
export async function sendEnquiry(
  address: string,
  payload: EnquiryPayload,
  { key, token, honeypot }: HeaderValues,
): Promise<Outcome> {
  try {
    const headers = new Headers({
      'Content-Type': 'application/json',
      [IDEMPOTENCY_HEADER]: key,
    });

    if (token) headers.set(BOT_TOKEN_HEADER, token);
    // Percent-encoded, because header values are limited to Latin-1.
    if (honeypot) headers.set(HONEYPOT_HEADER, encodeURIComponent(honeypot));

    const answer = await fetch(address, {
      method: 'POST',
      headers,
      body: JSON.stringify(payload),
    });

    if (answer.status === 429) return 'rateLimited';

    return answer.ok && (await answer.text()) === SUCCESS ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
