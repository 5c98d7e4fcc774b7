import { type JsonAnswer, postForm } from '../request/postForm';
import type { AuthSettings } from '../settings/readAuthSettings';

/**
 * GitHub's code for a sign-in, and the PKCE verifier. The verifier proves that
 * the same browser has started the sign-in.
 */
export interface SignIn {
  code: string;
  verifier: string;
}

/**
 * Exchanges a code for an access token at GitHub.
 * @returns GitHub's answer, with `access_token` or `error`; undefined if
 * postForm has no answer
 */
export async function exchangeCode(
  { code, verifier }: SignIn,
  { clientId, clientSecret, githubUrl }: AuthSettings,
  timeoutMs: number,
): Promise<JsonAnswer | undefined> {
  const tokenUrl = new URL('/login/oauth/access_token', githubUrl);

  const fields = {
    client_id: clientId,
    client_secret: clientSecret,
    code,
    code_verifier: verifier,
  };

  return postForm(tokenUrl.href, fields, timeoutMs);
}
