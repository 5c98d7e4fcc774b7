import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { answerHeaders, TEXT_CSP } from '../answer/answer';
import { createThrottle } from '../guards/throttle';
import { visitorAddress } from '../request/visitorAddress';
import { postForm } from '../request/postForm';
import {
  FOREIGN,
  isFormPost,
  isOwnOrigin,
  readBytes,
  type Refusal,
} from '../request/readPost';
import {
  readAuthSettings,
  readHstsIncludeSubDomains,
  type Log,
} from '../settings';

type Answer = Pick<Refusal, 'status' | 'text' | 'retryAfterS'>;
const NOT_SET_UP: Answer = {
  status: 503,
  text: 'Signing in at GitHub is not set up, or set up wrongly. Close this window and sign in with an access token.',
};

/**
 * GitHub's errors for a wrong client ID, a wrong secret and a suspended app.
 */
const APP_ERRORS = [
  'Not Found',
  'incorrect_client_credentials',
  'application_suspended',
];

/**
 * Creates the sign-in handler: it answers with GitHub's sign-in URL or, for a
 * code and its PKCE verifier, an access token.
 */
export function createAuth(getSettings = readAuthSettings, timeoutMs = 10_000) {
  const limits = { perVisitor: 10, perInstance: 100, windowMs: 10 * 60 * 1000 };
  const throttle = createThrottle(limits, 'sign-ins');

  async function signIn(request: HttpRequest, log: Log): Promise<Answer> {
    if (!isOwnOrigin(request.headers)) return FOREIGN;
    if (!isFormPost(request))
      return { status: 415, text: 'Please send a form.' };
    const { clientId, clientSecret, githubUrl, trustedProxyHops } =
      getSettings();
    // A code and a verifier take about 100 bytes.
    const bytes = await readBytes(request, 4096);

    if ('status' in bytes) return bytes;
    const { code, verifier = '' } = Object.fromEntries(
      new URLSearchParams(String(bytes)),
    );
    const clientField = { client_id: clientId };
    const signInPath = `/login/oauth/authorize?${new URLSearchParams(clientField)}`;

    if (!code)
      return { status: 200, text: new URL(signInPath, githubUrl).href };
    const address = visitorAddress(
      request.headers.get('x-forwarded-for'),
      trustedProxyHops,
    );
    // `undefined` means success to the throttle. So it also counts sign-ins
    // that GitHub refuses, and nobody can try many codes.
    const refusal = await throttle(address, log, async () => undefined);

    if (refusal) return refusal;
    const tokenUrl = new URL('/login/oauth/access_token', githubUrl).href;
    const fields = {
      ...clientField,
      client_secret: clientSecret,
      code,
      code_verifier: verifier,
    };
    const result = await postForm(tokenUrl, fields, timeoutMs).catch(
      () => undefined,
    );

    if (!result)
      return {
        status: 502,
        text: 'GitHub does not answer. Try again in a minute.',
      };
    const { access_token: token, error } = result as Record<string, unknown>;

    if (typeof token === 'string') return { status: 200, text: token };
    if (!APP_ERRORS.includes(String(error)))
      return {
        status: 401,
        text: 'This sign-in has expired or was used. Try again.',
      };
    log.error('GitHub refuses GITHUB_CLIENT_ID or GITHUB_CLIENT_SECRET.');

    return NOT_SET_UP;
  }

  return async (request: HttpRequest, log: Log): Promise<HttpResponseInit> => {
    const { status, text, retryAfterS } = await signIn(request, log).catch(
      (error: Error) => {
        // getSettings throws if a setting is missing or wrong.
        log.error(error.message);

        return NOT_SET_UP;
      },
    );
    const headers = answerHeaders(
      TEXT_CSP,
      readHstsIncludeSubDomains(),
      retryAfterS,
    );

    headers['Content-Type'] = 'text/plain; charset=utf-8';

    return { status, headers, body: text };
  };
}
