import type { HttpRequest, HttpResponseInit, InvocationContext } from '@azure/functions';
import { answer } from './answer/answer';
import { answerEnquiry } from './answerEnquiry';
import { createDependencies, type Dependencies } from './dependencies';
import { isOwnOrigin } from './request/ownOrigin';
import { readPost } from './request/readPost';
import { readSettings } from './settings';
import type { SiteWords } from './siteWords';

/** esbuild replaces this name with the words of `content/` (api/build.ts). */
declare const SITE_WORDS: SiteWords;

let cached: Dependencies | undefined;

/** Creates the dependencies once. If the settings are wrong, logs one line that names every mistake. */
function getDependencies(log: Pick<Console, 'error'>): Dependencies | undefined {
  try {
    return (cached ??= createDependencies(readSettings(SITE_WORDS), SITE_WORDS));
  } catch (error) {
    log.error((error as Error).message);
  }
}

/**
 * Reads the settings when the app starts, so that a wrong one is logged before the first enquiry. Never throws, because the
 * host would then not start and visitors would get no answer.
 */
export const checkSettingsAtStart = (): void => void getDependencies(console);

/** Handles requests to `/api/sendEmail`. With wrong settings it answers every enquiry with 500. */
export async function handleSendEmail(
  request: HttpRequest,
  context: InvocationContext,
): Promise<HttpResponseInit> {
  const dependencies = getDependencies(context);
  if (dependencies) return answerEnquiry(request, context, dependencies);
  const post = await readPost(request);
  const refusal = { status: 500, text: 'Enquiries can not be sent at the moment.' };
  // The answer repeats no text that another site may have written.
  const typed = 'values' in post && isOwnOrigin(request.headers) ? post.values : {};
  return answer(request, refusal, { siteWords: SITE_WORDS }, typed);
}
