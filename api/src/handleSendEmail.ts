import type { HttpRequest, InvocationContext } from '@azure/functions';
import { answer } from './answer/answer';
import { createSendEmail } from './createSendEmail';
import { readPost } from './request/readPost';
import { readIncludeSubDomains, readSettings, type SiteWords } from './settings';

/** esbuild replaces this name with the words of `content/` (api/build.ts). */
declare const SITE_WORDS: SiteWords;

let cached: ReturnType<typeof createSendEmail> | undefined;

/** Creates the handler once. If the settings are wrong, logs one line that names every mistake, and returns undefined. */
export function getSendEmail(log: Pick<Console, 'error'>) {
  try {
    return (cached ??= createSendEmail(readSettings(SITE_WORDS), SITE_WORDS));
  } catch (error) {
    log.error((error as Error).message);
  }
}

export async function handleSendEmail(request: HttpRequest, context: InvocationContext) {
  const sendEmail = getSendEmail(context);
  if (sendEmail) return sendEmail(request, context);
  const post = await readPost(request);
  const refusal = { status: 500, text: 'Enquiries can not be sent at the moment.' };
  return answer(request, refusal, post, SITE_WORDS, readIncludeSubDomains());
}
