import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BOT_ACTION } from '../enquiry';
import type { Log } from '../log';
import type { Settings } from '../settings';

const LEAST_SCORE = 0.3;
export const BOT_CHECK_WITHIN_MS = 3_000;
const LONGEST_ANSWER = 16 * 1024;

/** Asks with Node's own client: `fetch` would obey a NODE_TLS_REJECT_UNAUTHORIZED of the environment. */
async function askChecker(
  { secret, verifyUrl }: NonNullable<Settings['botCheck']>,
  token: string,
  withinMs: number,
): Promise<unknown> {
  const { request }: Pick<typeof https, 'request'> = verifyUrl.startsWith('https:') ? https : http;
  const asking = request(verifyUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    rejectUnauthorized: true,
    signal: AbortSignal.timeout(withinMs),
  });
  asking.end(new URLSearchParams({ secret, response: token }).toString());
  const [response]: IncomingMessage[] = await once(asking, 'response');
  let text = '';
  for await (const part of response?.setEncoding('utf8') ?? []) {
    text += part;
    if (text.length > LONGEST_ANSWER) throw new Error('The answer is too long.');
  }
  return JSON.parse(text);
}

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
    const finding = await askChecker(settings, token, withinMs).then(
      (answer) => readAnswer(answer, settings.hostname),
      (): Finding => 'no answer',
    );
    if (finding === 'invalid') return finding;
    if (typeof finding === 'number') return finding >= LEAST_SCORE && `passed ${finding}`;
    log.warn(OUTAGES[finding]);
    return 'unavailable';
  };
