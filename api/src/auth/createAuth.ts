import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { answerHeaders, TEXT_CSP } from '../answer/answerHeaders';
import { createThrottle } from '../guards/createThrottle';
import type { Log } from '../log';
import { isOwnOrigin } from '../request/isOwnOrigin';
import { isFormPost } from '../request/mediaType';
import { readBytes } from '../request/readBytes';
import { FOREIGN, TOO_LARGE, type Refusal } from '../request/refusal';
import { visitorAddress } from '../request/visitorAddress';
import {
  readAuthSettings,
  type AuthSettings,
} from '../settings/readAuthSettings';
import { SettingsError } from '../settings/readEnvironment';
import { readHstsIncludeSubDomains } from '../settings/readHstsIncludeSubDomains';
import { exchangeCode, type SignIn } from './exchangeCode';

type Answer = Pick<Refusal, 'status' | 'text' | 'retryAfterS'>;

const NO_FORM: Answer = { status: 415, text: 'Please send a form.' };

const NOT_SET_UP: Answer = {
  status: 503,
  text:
    'Signing in at GitHub is not set up, or set up wrongly. ' +
    'Close this window and sign in with an access token.',
};

const NO_ANSWER: Answer = {
  status: 502,
  text: 'GitHub does not answer. Try again in a minute.',
};

const EXPIRED: Answer = {
  status: 401,
  text: 'This sign-in has expired or was used. Try again.',
};

/**
 * GitHub's errors for a wrong client ID, a wrong secret and a suspended app.
 */
const APP_ERRORS = [
  'Not Found',
  'incorrect_client_credentials',
  'application_suspended',
];

/** Maximum size of the body. A code and a verifier take about 100 bytes. */
const MAX_BYTES = 4096;

const LIMITS = { perVisitor: 10, perInstance: 100, windowMs: 10 * 60 * 1000 };

/** Returns the URL of GitHub's page for signing in. */
function signInUrl({ clientId, githubUrl }: AuthSettings): string {
  const query = new URLSearchParams({ client_id: clientId });

  return new URL(`/login/oauth/authorize?${query}`, githubUrl).href;
}

/**
 * Creates the sign-in handler: it answers with GitHub's sign-in URL or, for a
 * code and its PKCE verifier, an access token.
 */
export function createAuth(getSettings = readAuthSettings, timeoutMs = 10_000) {
  const throttle = createThrottle(LIMITS, 'sign-ins');

  /** Returns undefined, and logs why, if a setting is missing or wrong. */
  function findSettings(log: Log): AuthSettings | undefined {
    try {
      return getSettings();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;

      log.error(error.message);

      return undefined;
    }
  }

  /** Answers with a token, or with the reason why there is none. */
  async function requestToken(
    signIn: SignIn,
    settings: AuthSettings,
    log: Log,
  ): Promise<Answer> {
    const answer = await exchangeCode(signIn, settings, timeoutMs);

    if (!answer) return NO_ANSWER;

    const { access_token: token, error } = answer;

    if (typeof token === 'string') return { status: 200, text: token };
    if (!APP_ERRORS.includes(String(error))) return EXPIRED;

    log.error('GitHub refuses GITHUB_CLIENT_ID or GITHUB_CLIENT_SECRET.');

    return NOT_SET_UP;
  }

  async function answerSignIn(request: HttpRequest, log: Log): Promise<Answer> {
    const { headers } = request;

    if (!isOwnOrigin(headers)) return FOREIGN;
    if (!isFormPost(request)) return NO_FORM;

    const settings = findSettings(log);

    if (!settings) return NOT_SET_UP;

    const bytes = await readBytes(request, MAX_BYTES);

    if (!bytes) return TOO_LARGE;

    const fields = new URLSearchParams(String(bytes));
    const code = fields.get('code');
    const verifier = fields.get('verifier') ?? '';

    if (!code) return { status: 200, text: signInUrl(settings) };

    const address = visitorAddress(
      headers.get('x-forwarded-for'),
      settings.trustedProxyHops,
    );

    // Sign-ins that GitHub refuses count, too, so nobody can try many codes.
    const refusal = throttle.count(address, log);

    return refusal ?? requestToken({ code, verifier }, settings, log);
  }

  return async (request: HttpRequest, log: Log): Promise<HttpResponseInit> => {
    const { status, text, retryAfterS } = await answerSignIn(request, log);

    const headers = answerHeaders({
      csp: TEXT_CSP,
      hstsIncludeSubDomains: readHstsIncludeSubDomains(),
      retryAfterS,
    });

    return {
      status,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
      body: text,
    };
  };
}
