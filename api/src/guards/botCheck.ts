import { BOT_ACTION } from '../../../shared/enquiry';
import { postForm } from '../request/postForm';
import type { Log, Settings } from '../settings';

/**
 * A visitor with a lower score (0 to 1) counts as a bot. Google suggests 0.5;
 * with 0.3, fewer people are wrongly refused.
 */
const MIN_SCORE = 0.3;

// Its sum with MAIL_TIMEOUTS.total must stay below 30 s.
export const BOT_CHECK_TIMEOUT_MS = 3_000;

// reCAPTCHA's error codes. It calls the token the response.
const TOKEN_ERRORS = [
  'invalid-input-response',
  'missing-input-response',
  'timeout-or-duplicate',
];
const SECRET_ERRORS = ['invalid-input-secret', 'missing-input-secret'];
const NO_ANSWER = { failure: 'gave no answer' };

/**
 * @returns the score; `invalid` for a bad token, another site or another
 * action; or a `failure`, worded for the log
 */
function readVerification(json: unknown, hostname: string) {
  // `Object` turns null and undefined into an object without properties.
  const answer = Object(json) as Record<string, unknown>;
  const errors = answer['error-codes'];
  const hasError = (codes: string[]) =>
    Array.isArray(errors) &&
    errors.some((error) => codes.includes(String(error)));

  if (hasError(SECRET_ERRORS))
    return { failure: 'refuses RECAPTCHA_SECRET_KEY' };
  if (answer.success !== true)
    return hasError(TOKEN_ERRORS) ? 'invalid' : NO_ANSWER;
  if (answer.action !== BOT_ACTION || answer.hostname !== hostname)
    return 'invalid';
  const { score } = answer;

  return typeof score === 'number' && score >= 0 && score <= 1
    ? score
    : NO_ANSWER;
}

/**
 * Creates a check that returns `bot`, or the value of the mail's header
 * X-Bot-Check; undefined if there is no secret.
 */
export const createBotCheck =
  (
    { botCheck, site }: Pick<Settings, 'botCheck' | 'site'>,
    timeoutMs = BOT_CHECK_TIMEOUT_MS,
  ) =>
  async (token: string | null, log: Log) => {
    const { secret, verifyUrl } = botCheck;

    if (!secret) return undefined;
    // Not a bot: browsers may block the script that requests the token.
    if (!token) return 'none';
    const fields = { secret, response: token };
    const json = await postForm(verifyUrl.href, fields, timeoutMs).catch(
      () => undefined,
    );
    const verification = readVerification(json, site.hostname);

    if (verification === 'invalid') return 'invalid';
    if (typeof verification === 'number')
      return verification < MIN_SCORE ? 'bot' : `passed ${verification}`;
    log.warn(
      `The bot check ${verification.failure}; the enquiry was accepted without it.`,
    );

    return 'unavailable';
  };
