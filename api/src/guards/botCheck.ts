import { BOT_ACTION } from '../enquiry';
import { postForm } from '../request/postForm';
import type { Log, Settings } from '../settings';

/** reCAPTCHA's scores go from 0 to 1. A visitor with a lower score is a bot. */
const MIN_SCORE = 0.3;
export const BOT_CHECK_TIMEOUT_MS = 3_000;

// reCAPTCHA's error codes. A token is bad if it is malformed, expired or used.
const BAD_TOKEN = ['invalid-input-response', 'missing-input-response', 'timeout-or-duplicate'];
const BAD_SECRET = ['invalid-input-secret', 'missing-input-secret'];

/** @returns the visitor's score, or what the bot check did instead. `invalid` also means another site or action. */
function readVerification(json: unknown, hostname: string) {
  // `Object` turns null and undefined into an object without properties.
  const answer = Object(json) as Record<string, unknown>;
  const codes = answer['error-codes'];
  const errors: unknown[] = Array.isArray(codes) ? codes : [];
  const hasError = (group: string[]) => errors.some((error) => group.includes(String(error)));
  if (hasError(BAD_SECRET)) return 'refuses RECAPTCHA_SECRET_KEY';
  if (answer.success !== true) return hasError(BAD_TOKEN) ? 'invalid' : 'gave no answer';
  if (answer.action !== BOT_ACTION || answer.hostname !== hostname) return 'invalid';
  const { score } = answer;
  return typeof score === 'number' && score >= 0 && score <= 1 ? score : 'gave no answer';
}

/** Only a low score makes a visitor a bot. A missing token or an outage does not: browsers may block the script. */
export const createBotCheck =
  ({ botCheck, site }: Pick<Settings, 'botCheck' | 'site'>, timeoutMs = BOT_CHECK_TIMEOUT_MS) =>
  async (token: string | null, log: Log) => {
    const { secret, verifyUrl } = botCheck;
    if (!secret) return undefined;
    if (!token) return 'none';
    const fields = { secret, response: token };
    const json = await postForm(verifyUrl.href, fields, timeoutMs).catch(() => undefined);
    const verification = readVerification(json, site.hostname);
    if (verification === 'invalid') return 'invalid';
    if (typeof verification === 'number')
      return verification < MIN_SCORE ? 'bot' : `passed ${verification}`;
    log.warn(`The bot check ${verification}; the enquiry was accepted without it.`);
    return 'unavailable';
  };
