import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { answerHeaders, NOTHING_LOADS } from '../answer/answerHeaders';
import { createThrottle } from '../guards/throttle';
import type { Log } from '../log';
import { visitorAddress } from '../request/visitorAddress';
import { FOREIGN, isOwnOrigin } from '../request/ownOrigin';
import { readBytes } from '../request/readBytes';
import { isFormPost } from '../request/readPost';
import { readAuthSettings, readIncludeSubDomains } from '../settings';
import { exchangeCode, NOT_SET_UP, type Answer } from './exchangeCode';

const NO_FORM: Answer = { status: 415, text: 'Please send a form.' };
const MAX_BYTES = 4096;
const THROTTLE_LIMITS = { perVisitor: 10, perInstance: 100, windowMs: 600_000 };

/**
 * Creates the handler of the editor's sign-in. A request without a code gets the address of GitHub's sign-in page. A request
 * with a code and its PKCE verifier gets an access token, which the function does not store.
 * @param timeoutMs timeout of the request to GitHub
 */
export function createAuth(readSettings = readAuthSettings, timeoutMs = 10_000) {
  const throttle = createThrottle(THROTTLE_LIMITS, 'sign-ins');

  async function signIn(request: HttpRequest, log: Log): Promise<Answer> {
    const { headers } = request;
    if (!isOwnOrigin(headers)) return FOREIGN;
    if (!isFormPost(request)) return NO_FORM;
    const settings = readSettings();
    const bytes = await readBytes(request, MAX_BYTES);
    if (!(bytes instanceof Uint8Array)) return bytes;
    const fields = new URLSearchParams(Buffer.from(bytes).toString());
    const { code, verifier = '' } = Object.fromEntries(fields);
    const signInPage = new URL('/login/oauth/authorize', settings.github);
    signInPage.searchParams.set('client_id', settings.clientId);
    if (!code) return { status: 200, text: signInPage.href };
    const address = visitorAddress(headers.get('x-forwarded-for'), settings.trustedProxyHops);
    let answer = NOT_SET_UP;
    const refusal = await throttle(address, log, async () => {
      answer = await exchangeCode(settings, code, verifier, timeoutMs);
      if (answer === NOT_SET_UP)
        log.error('GitHub refuses GITHUB_CLIENT_ID or GITHUB_CLIENT_SECRET.');
      // Without a refusal, the throttle counts the sign-in, even if it has failed.
      return undefined;
    });
    return refusal ?? answer;
  }

  return async (request: HttpRequest, log: Log): Promise<HttpResponseInit> => {
    const { status, text, retryAfterS } = await signIn(request, log).catch((error: Error) => {
      log.error(error.message);
      return NOT_SET_UP;
    });
    const headers = answerHeaders(NOTHING_LOADS, readIncludeSubDomains(), retryAfterS);
    headers['Content-Type'] = 'text/plain; charset=utf-8';
    return { status, headers, body: text };
  };
}
