import { postForm } from '../request/postForm';
import type { AuthSettings } from '../settings/readAuthSettings';

/** GitHub's answer to a sign-in: a token or an error. */
interface TokenAnswer {
  access_token?: unknown;
  error?: unknown;
}

/** Proves to GitHub who signs in: a code, and the verifier of PKCE. */
export interface SignIn {
  code: string;
  verifier: string;
}

/**
 * Exchanges a code for an access token at GitHub.
 * @returns undefined if no answer in JSON comes within `timeoutMs`
 */
export async function exchangeCode(
  { code, verifier }: SignIn,
  { clientId, clientSecret, githubUrl }: AuthSettings,
  timeoutMs: number,
): Promise<TokenAnswer | undefined> {
  const tokenUrl = new URL('/login/oauth/access_token', githubUrl);

  const fields = {
    client_id: clientId,
    client_secret: clientSecret,
    code,
    code_verifier: verifier,
  };

  const answer = await postForm(tokenUrl.href, fields, timeoutMs).catch(
    () => undefined,
  );

  // `null` is JSON, too.
  return (answer as TokenAnswer | null | undefined) ?? undefined;
}
