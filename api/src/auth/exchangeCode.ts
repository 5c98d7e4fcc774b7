import type { Refusal } from '../refusal';
import { postForm } from '../request/postForm';
import type { AuthSettings } from '../settings';

/** Status and text of an answer to the editor. */
export type Answer = Pick<Refusal, 'status' | 'text' | 'retryAfterS'>;

const NO_ANSWER: Answer = { status: 502, text: 'GitHub does not answer. Try again in a minute.' };
const BAD_CODE: Answer = { status: 401, text: 'This sign-in has expired or was used. Try again.' };
export const NOT_SET_UP: Answer = {
  status: 503,
  text: 'Signing in at GitHub is not set up, or set up wrongly. Close this window and sign in with an access token.',
};

/** GitHub's errors for a wrong client ID, a wrong secret and a suspended app. */
const APP_ERRORS = ['Not Found', 'incorrect_client_credentials', 'application_suspended'];

/**
 * Exchanges the code of a sign-in at GitHub for an access token.
 * @param verifier the PKCE verifier of the code
 * @returns status 200 with the token as the text, or a failure with a sentence for staff
 */
export async function exchangeCode(
  { clientId, clientSecret, github }: AuthSettings,
  code: string,
  verifier: string,
  timeoutMs: number,
): Promise<Answer> {
  const { href } = new URL('/login/oauth/access_token', github);
  const client = { client_id: clientId, client_secret: clientSecret };
  const fields = { ...client, code, code_verifier: verifier };
  const result = await postForm(href, fields, timeoutMs).catch(() => undefined);
  if (!result) return NO_ANSWER;
  const { access_token: token, error } = result as Record<string, unknown>;
  if (typeof token === 'string') return { status: 200, text: token };
  return APP_ERRORS.includes(String(error)) ? NOT_SET_UP : BAD_CODE;
}
