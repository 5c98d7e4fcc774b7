import type { Refusal } from '../refusal';
import { postForm } from '../request/postForm';
import type { AuthSettings } from './authSettings';

const NO_ANSWER: Refusal = { status: 502, text: 'GitHub does not answer. Try again in a minute.' };
const BAD_CODE: Refusal = { status: 401, text: 'GitHub takes this code no more. Try again.' };
export const SET_UP_WRONG: Refusal = {
  status: 503,
  text: 'Signing in at GitHub is set up wrongly. Close this window and sign in with an access token.',
};

/** What GitHub says of a wrong secret, or an app that is gone. */
const NOT_OURS = ['incorrect_client_credentials', 'application_suspended', 'Not Found'];

/**
 * Has GitHub exchange the code of a sign-in for a token.
 * @param verifier the PKCE verifier that belongs to the code
 * @param withinMs milliseconds that GitHub may take
 */
export async function exchangeCode(
  { clientId, clientSecret, github }: AuthSettings,
  code: string,
  verifier: string,
  withinMs: number,
): Promise<{ token: string } | Refusal> {
  const client = { client_id: clientId, client_secret: clientSecret };
  const fields = { ...client, code, code_verifier: verifier };
  const told = await postForm(`${github}/login/oauth/access_token`, fields, withinMs).then(
    (answer) => Object(answer) as Record<string, unknown>,
    () => undefined,
  );
  if (!told) return NO_ANSWER;
  if (typeof told.access_token === 'string') return { token: told.access_token };
  return NOT_OURS.includes(String(told.error)) ? SET_UP_WRONG : BAD_CODE;
}
