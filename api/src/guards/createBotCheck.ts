import { BOT_ACTION } from '../../../shared/enquiry';
import type { Log } from '../log';
import { type JsonAnswer, postForm } from '../request/postForm';
import type { Settings } from '../settings/readSettings';

/**
 * A visitor with a lower score (0 to 1) counts as a bot. Google suggests 0.5;
 * with 0.3, fewer people are wrongly refused.
 */
const MIN_SCORE = 0.3;

/**
 * The sum of this and MAIL_TIMEOUTS.total must stay below 30 s
 * (docs/requirements.md 25).
 */
export const BOT_CHECK_TIMEOUT_MS = 3_000;

// reCAPTCHA's error codes. `response` in them means the token.
const TOKEN_ERRORS = [
  'invalid-input-response',
  'missing-input-response',
  'timeout-or-duplicate',
];
const SECRET_ERRORS = ['invalid-input-secret', 'missing-input-secret'];

/**
 * reCAPTCHA's verdict on a token. `failure` completes a sentence of the log.
 */
type Verification =
  | { kind: 'score'; score: number }
  | { kind: 'invalid' }
  | { kind: 'failure'; failure: string };

const INVALID: Verification = { kind: 'invalid' };
const NO_VERDICT: Verification = { kind: 'failure', failure: 'gave no answer' };
const WRONG_SECRET: Verification = {
  kind: 'failure',
  failure: 'refuses RECAPTCHA_SECRET_KEY',
};

/**
 * Reads reCAPTCHA's answer about a token. A token of another site or for
 * another action is invalid.
 */
function readVerification(answer: JsonAnswer, hostname: string): Verification {
  const errors = answer['error-codes'];

  const hasError = (codes: string[]) =>
    Array.isArray(errors) &&
    errors.some((error) => codes.includes(String(error)));

  if (hasError(SECRET_ERRORS)) return WRONG_SECRET;
  if (answer.success !== true)
    return hasError(TOKEN_ERRORS) ? INVALID : NO_VERDICT;

  const isOurs = answer.action === BOT_ACTION && answer.hostname === hostname;

  if (!isOurs) return INVALID;

  const { score } = answer;
  const isScore = typeof score === 'number' && score >= 0 && score <= 1;

  return isScore ? { kind: 'score', score } : NO_VERDICT;
}

/**
 * Creates a function that checks a token. It returns `bot` if the score is too
 * low, else the value of the mail's header X-Bot-Check. Without a secret there
 * is no check, and it returns undefined.
 */
export function createBotCheck(
  { botCheck, site }: Pick<Settings, 'botCheck' | 'site'>,
  timeoutMs = BOT_CHECK_TIMEOUT_MS,
) {
  const { secret, verifyUrl } = botCheck;

  return async (token: string | null, log: Log) => {
    if (!secret) return undefined;
    // Not a bot: browsers may block the script that requests the token.
    if (!token) return 'none';

    const fields = { secret, response: token };
    const answer = await postForm(verifyUrl.href, fields, timeoutMs);
    const verification = readVerification(answer ?? {}, site.hostname);

    switch (verification.kind) {
      case 'invalid':
        return 'invalid';

      case 'score': {
        const { score } = verification;

        return score < MIN_SCORE ? 'bot' : `passed ${score}`;
      }

      case 'failure':
        log.warn(
          `The bot check ${verification.failure}; the enquiry was accepted without it.`,
        );

        return 'unavailable';
    }
  };
}
