import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { NOTHING_LOADS } from '../answer/answer';
import type { Refusal } from '../refusal';
import { createThrottle } from '../guards/throttle';
import type { Log } from '../log';
import { visitorAddress } from '../request/visitorAddress';
import { isOwnOrigin } from '../request/ownOrigin';
import { readBytes } from '../request/readBytes';
import { securityHeaders } from '../securityHeaders';
import { readAuthSettings } from './authSettings';
import { exchangeCode, SET_UP_WRONG } from './exchangeCode';

const FOREIGN: Refusal = { status: 403, text: 'The request does not come from our own site.' };
const NOT_JSON: Refusal = { status: 415, text: 'Please send JSON.' };
const MALFORMED: Refusal = { status: 400, text: 'The request is not valid.' };
const NOT_SET_UP: Refusal = {
  status: 503,
  text: 'Signing in at GitHub is not set up. Close this window and sign in with an access token.',
};

const MOST_BYTES = 4096;
const LIMITS = { perAddress: 10, perInstance: 100, windowMs: 600_000 };

function answer(status: number, body: object, retryAfterS?: number): HttpResponseInit {
  const headers: Record<string, string> = {
    ...securityHeaders(NOTHING_LOADS, process.env.HSTS_INCLUDE_SUBDOMAINS === 'true'),
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Type': 'application/json; charset=utf-8',
  };
  if (retryAfterS) headers['Retry-After'] = String(retryAfterS);
  return { status, headers, body: JSON.stringify(body) };
}

/** The texts in a JSON body; undefined where it is none. */
async function readTexts(request: HttpRequest): Promise<Record<string, unknown> | undefined> {
  const bytes = await readBytes(request, MOST_BYTES);
  try {
    return 'status' in bytes ? undefined : { ...JSON.parse(Buffer.from(bytes).toString()) };
  } catch {
    return undefined;
  }
}

/**
 * The sign-in of the editor for staff. Without a code it tells where to sign in; a code and its PKCE verifier are
 * exchanged for a token, which is answered and kept nowhere.
 * @param withinMs milliseconds that GitHub may take
 * @returns the function as the host calls it
 */
export function createAuth(readSettings = readAuthSettings, withinMs = 10_000) {
  const throttle = createThrottle(LIMITS, 'sign-ins');

  async function signIn(request: HttpRequest, log: Log): Promise<object | Refusal> {
    const { headers } = request;
    if (!isOwnOrigin(headers, undefined)) return FOREIGN;
    if (!headers.get('content-type')?.startsWith('application/json')) return NOT_JSON;
    const settings = readSettings();
    if (!settings) return NOT_SET_UP;
    const { code, verifier } = (await readTexts(request)) ?? { code: null };
    if (code === undefined)
      return { clientId: settings.clientId, authorize: `${settings.github}/login/oauth/authorize` };
    if (typeof code !== 'string' || typeof verifier !== 'string') return MALFORMED;
    const address = visitorAddress(headers.get('x-forwarded-for'), settings.trustedProxyHops);
    let result: object | Refusal = {};
    // Each exchange counts, whatever comes of it.
    const refusal = await throttle(address, log, async () => {
      result = await exchangeCode(settings, code, verifier, withinMs);
      if (result === SET_UP_WRONG)
        log.error('GitHub refuses GITHUB_CLIENT_ID or GITHUB_CLIENT_SECRET.');
      return undefined;
    });
    return refusal ?? result;
  }

  return async (request: HttpRequest, log: Log): Promise<HttpResponseInit> => {
    const result = await signIn(request, log).catch((error: Error): Refusal => {
      log.error(error.message);
      return SET_UP_WRONG;
    });
    if (!('status' in result)) return answer(200, result);
    const { status, text, retryAfterS } = result as Refusal;
    return answer(status, { error: text }, retryAfterS);
  };
}
