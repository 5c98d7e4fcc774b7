import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { answerHeaders, NOTHING_LOADS } from '../answer/answerHeaders';
import { createThrottle } from '../guards/throttle';
import type { Log } from '../log';
import { visitorAddress } from '../request/visitorAddress';
import { FOREIGN, isOwnOrigin } from '../request/ownOrigin';
import type { Refusal } from '../refusal';
import { readBytes } from '../request/readBytes';
import { isFormPost } from '../request/readPost';
import { readAuthSettings, readSubDomains } from '../settings';
import { exchangeCode, NOT_SET_UP } from './exchangeCode';

const NO_FORM: Refusal = { status: 415, text: 'Please send a form.' };
const MAX_BYTES = 4096;
const LIMITS = { perAddress: 10, perInstance: 100, windowMs: 600_000 };

/**
 * Creates the handler of the editor's sign-in. Without a code, it answers the address of GitHub's sign-in page. With a
 * code and its PKCE verifier, it answers the token, and keeps it nowhere.
 * @param withinMs GitHub's timeout in milliseconds
 */
export function createAuth(readSettings = readAuthSettings, withinMs = 10_000) {
  const throttle = createThrottle(LIMITS, 'sign-ins');

  async function signIn(request: HttpRequest, log: Log): Promise<Refusal> {
    const { headers } = request;
    if (!isOwnOrigin(headers, undefined)) return FOREIGN;
    if (!isFormPost(request)) return NO_FORM;
    const settings = readSettings();
    const bytes = await readBytes(request, MAX_BYTES);
    if ('status' in bytes) return bytes;
    const fields = new URLSearchParams(Buffer.from(bytes).toString());
    const { code, verifier = '' } = Object.fromEntries(fields);
    const page = new URL('/login/oauth/authorize', settings.github);
    page.searchParams.set('client_id', settings.clientId);
    if (!code) return { status: 200, text: page.href };
    const address = visitorAddress(headers.get('x-forwarded-for'), settings.trustedProxyHops);
    let result = NOT_SET_UP;
    // A failed exchange counts, too.
    const refusal = await throttle(address, log, async () => {
      result = await exchangeCode(settings, code, verifier, withinMs);
      return undefined;
    });
    if (!refusal && result === NOT_SET_UP)
      log.error('GitHub refuses GITHUB_CLIENT_ID or GITHUB_CLIENT_SECRET.');
    return refusal ?? result;
  }

  return async (request: HttpRequest, log: Log): Promise<HttpResponseInit> => {
    const { status, text, retryAfterS } = await signIn(request, log).catch((error: Error) => {
      log.error(error.message);
      return NOT_SET_UP;
    });
    const headers = answerHeaders(NOTHING_LOADS, readSubDomains(), retryAfterS);
    headers['Content-Type'] = 'text/plain; charset=utf-8';
    return { status, headers, body: text };
  };
}
