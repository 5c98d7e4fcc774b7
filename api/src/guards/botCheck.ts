import { BOT_ACTION } from '../enquiry';
import type { Log } from '../log';
import { postForm } from '../request/postForm';
import type { Settings } from '../settings';

/** reCAPTCHA's scores go from 0 to 1. A visitor with a lower score is a bot. */
const MIN_SCORE = 0.3;
export const BOT_CHECK_TIMEOUT_MS = 3_000;

/** reCAPTCHA's error codes for a malformed, expired or used token. */
const BAD_TOKEN = ['invalid-input-response', 'missing-input-response', 'timeout-or-duplicate'];
const BAD_SECRET = ['invalid-input-secret', 'missing-input-secret'];

/** The visitor's score, or why there is none. `invalid`: the token is malformed, old, used, or of another site or action. */
type Verification = number | 'invalid' | 'wrong secret' | 'no answer';

function readVerification(json: unknown, hostname: string): Verification {
  // `Object` turns null into an object without properties.
  const answer = Object(json) as Record<string, unknown>;
  const codes = answer['error-codes'];
  const errors: unknown[] = Array.isArray(codes) ? codes : [];
  const hasError = (group: string[]) => errors.some((error) => group.includes(String(error)));
  if (hasError(BAD_SECRET)) return 'wrong secret';
  if (answer.success !== true) return hasError(BAD_TOKEN) ? 'invalid' : 'no answer';
  if (answer.action !== BOT_ACTION || answer.hostname !== hostname) return 'invalid';
  const { score } = answer;
  return typeof score === 'number' && score >= 0 && score <= 1 ? score : 'no answer';
}

const LOG_LINES = {
  'no answer': 'The bot check gave no answer; the enquiry was accepted without it.',
  'wrong secret':
    'The bot check refuses RECAPTCHA_SECRET_KEY; the enquiry was accepted without it.',
};

/** `bot`, or the value of the mail's X-Bot-Check header. Undefined if no bot check is configured. */
type BotCheckResult = 'bot' | `passed ${number}` | 'invalid' | 'none' | 'unavailable' | undefined;

/**
 * Creates the bot check, which sends a visitor's token to reCAPTCHA. Only a low score makes a visitor a bot. A missing token
 * or an outage does not: browsers may block the script.
 */
export const createBotCheck =
  (settings: Settings['botCheck'], timeoutMs = BOT_CHECK_TIMEOUT_MS) =>
  async (token: string | null, log: Log): Promise<BotCheckResult> => {
    if (!settings) return undefined;
    if (!token) return 'none';
    const { secret, verifyUrl, hostname } = settings;
    const verification = await postForm(verifyUrl, { secret, response: token }, timeoutMs).then(
      (json) => readVerification(json, hostname),
      (): Verification => 'no answer',
    );
    if (verification === 'invalid') return 'invalid';
    if (typeof verification === 'number')
      return verification < MIN_SCORE ? 'bot' : `passed ${verification}`;
    log.warn(LOG_LINES[verification]);
    return 'unavailable';
  };
