import { BOT_ACTION } from '../enquiry';
import type { Log } from '../log';
import { postForm } from '../request/postForm';
import type { Settings } from '../settings';

const LEAST_SCORE = 0.3;
export const BOT_CHECK_WITHIN_MS = 3_000;

/** The codes of an answer that is about the token: it is malformed, old or used. */
const BAD_TOKEN = ['invalid-input-response', 'missing-input-response', 'timeout-or-duplicate'];
const BAD_SECRET = ['invalid-input-secret', 'missing-input-secret'];

type Finding = number | 'invalid' | 'wrong secret' | 'no answer';

/** What an answer says: a score for a visitor to our form, or why there is none. */
function readAnswer(answer: unknown, hostname: string): Finding {
  const told = Object(answer) as Record<string, unknown>;
  const codes = [told['error-codes']].flat();
  const says = (known: string[]) => codes.some((code) => known.includes(String(code)));
  if (says(BAD_SECRET)) return 'wrong secret';
  if (told.success !== true) return says(BAD_TOKEN) ? 'invalid' : 'no answer';
  if (told.action !== BOT_ACTION || told.hostname !== hostname) return 'invalid';
  const { score } = told;
  return typeof score === 'number' && score >= 0 && score <= 1 ? score : 'no answer';
}

const OUTAGES = {
  'no answer': 'The bot check gave no answer; the enquiry went through without.',
  'wrong secret': 'The bot check refuses RECAPTCHA_SECRET_KEY; the enquiry went through without.',
};

/**
 * Asks the checker about a visitor's token. Only a low score refuses: a prospect whose browser blocks the check, or
 * who meets it on a bad day, still gets through, with a mark in the mail.
 * @param withinMs milliseconds that the checker may take
 * @returns the mark for the mail's header, which is absent where nothing is checked, or false for a bot
 */
export const createBotCheck =
  (settings: Settings['botCheck'], withinMs = BOT_CHECK_WITHIN_MS) =>
  async (token: string | null, log: Log): Promise<string | undefined | false> => {
    if (!settings) return undefined;
    if (!token) return 'none';
    const { secret, verifyUrl } = settings;
    const finding = await postForm(verifyUrl, { secret, response: token }, withinMs).then(
      (answer) => readAnswer(answer, settings.hostname),
      (): Finding => 'no answer',
    );
    if (finding === 'invalid') return finding;
    if (typeof finding === 'number') return finding >= LEAST_SCORE && `passed ${finding}`;
    log.warn(OUTAGES[finding]);
    return 'unavailable';
  };
