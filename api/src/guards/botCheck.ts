import { isRefusal } from '../answer/outcome';
import { readBytes } from '../request/readBytes';
import type { BotCheckSettings } from '../settings';

/** What the check found: a mark for the mail's header (absent where nothing is checked), or that it is a bot. */
export type Verdict = { refused: false; mark?: string } | { refused: true };

export type BotCheck = (token: string | null, warn: (line: string) => void) => Promise<Verdict>;

const LEAST_SCORE = 0.3;
export const BOT_CHECK_WITHIN_MS = 3_000;
const MOST_BYTES = 16 * 1024;

async function askChecker(
  { secret, verifyUrl }: BotCheckSettings,
  token: string,
  withinMs: number,
): Promise<unknown> {
  const answer = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(withinMs),
  });
  const bytes = await readBytes(answer.body, MOST_BYTES, withinMs);
  if (isRefusal(bytes)) throw new Error(bytes.text);
  return JSON.parse(Buffer.from(bytes).toString());
}

function readScore(answer: unknown): number | undefined {
  const score = (answer as { score?: unknown } | null)?.score;
  return typeof score === 'number' && score >= 0 && score <= 1 ? score : undefined;
}

/**
 * Asks the checker about a visitor's token. Only a low score refuses: a prospect whose browser blocks the check, or
 * who meets it on a bad day, still gets through, with a mark in the mail.
 * @param withinMs milliseconds that the checker may take
 */
export const createBotCheck =
  (settings: BotCheckSettings | undefined, withinMs = BOT_CHECK_WITHIN_MS): BotCheck =>
  async (token, warn) => {
    if (!settings) return { refused: false };
    if (!token) return { refused: false, mark: 'none' };
    try {
      const score = readScore(await askChecker(settings, token, withinMs));
      if (score !== undefined) {
        return score < LEAST_SCORE
          ? { refused: true }
          : { refused: false, mark: `passed ${score}` };
      }
    } catch {
      // An outage, told below.
    }
    warn('The bot check gave no score; the enquiry went through without.');
    return { refused: false, mark: 'unavailable' };
  };
