import { BOT_ACTION } from '../enquiry';
import type { Log } from '../log';
import { postForm } from '../request/postForm';
import type { Settings } from '../settings';

/** Lower scores are bots. */
const MIN_SCORE = 0.3;
export const BOT_CHECK_TIMEOUT_MS = 3_000;

/** reCAPTCHA's error codes for a malformed, expired or used token. */
const BAD_TOKEN = ['invalid-input-response', 'missing-input-response', 'timeout-or-duplicate'];
const BAD_SECRET = ['invalid-input-secret', 'missing-input-secret'];

type Score = number | 'invalid' | 'wrong secret' | 'no answer';

/** Reads the JSON of reCAPTCHA's answer. @returns the visitor's score, or why there is none */
function readScore(json: unknown, hostname: string): Score {
  const answer = Object(json) as Record<string, unknown>;
  const errors = [answer['error-codes']].flat();
  const hasError = (codes: string[]) => errors.some((error) => codes.includes(String(error)));
  if (hasError(BAD_SECRET)) return 'wrong secret';
  if (answer.success !== true) return hasError(BAD_TOKEN) ? 'invalid' : 'no answer';
  if (answer.action !== BOT_ACTION || answer.hostname !== hostname) return 'invalid';
  const { score } = answer;
  return typeof score === 'number' && score >= 0 && score <= 1 ? score : 'no answer';
}

const OUTAGES = {
  'no answer': 'The bot check gave no answer; the enquiry was accepted without it.',
  'wrong secret':
    'The bot check refuses RECAPTCHA_SECRET_KEY; the enquiry was accepted without it.',
};

/**
 * Creates the bot check, which sends a visitor's token to reCAPTCHA. Only a low score refuses the enquiry. A missing token
 * or an outage does not: browsers may block the script.
 * @returns a function that returns the value of the mail's X-Bot-Check header, false for a bot, or undefined if no bot check
 * is configured
 */
export const createBotCheck =
  (settings: Settings['botCheck'], timeoutMs = BOT_CHECK_TIMEOUT_MS) =>
  async (token: string | null, log: Log): Promise<string | undefined | false> => {
    if (!settings) return undefined;
    if (!token) return 'none';
    const { secret, verifyUrl } = settings;
    const score = await postForm(verifyUrl, { secret, response: token }, timeoutMs).then(
      (json) => readScore(json, settings.hostname),
      (): Score => 'no answer',
    );
    if (score === 'invalid') return score;
    if (typeof score === 'number') return score >= MIN_SCORE && `passed ${score}`;
    log.warn(OUTAGES[score]);
    return 'unavailable';
  };
