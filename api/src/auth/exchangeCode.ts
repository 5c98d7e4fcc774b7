import { postForm } from '../request/postForm';
import type { AuthSettings } from '../settings/readAuthSettings';

/** GitHub's answer to a sign-in: a token or an error. */
interface TokenAnswer {
  access_token?: unknown;
  error?: unknown;
}

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

  // The JSON `null` counts as no answer.
  return (answer as TokenAnswer | null | undefined) ?? undefined;
}
