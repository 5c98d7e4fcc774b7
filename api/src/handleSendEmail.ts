import type { HttpRequest, HttpResponseInit, InvocationContext } from '@azure/functions';
import { answer } from './answer/answer';
import { createDependencies, type Dependencies } from './dependencies';
import { isOwnOrigin } from './request/ownOrigin';
import { isFormPost, readPost } from './request/readPost';
import { sendEmail } from './sendEmail';
import { readSettings } from './settings';
import type { SiteWords } from './siteWords';

/** The build of the api puts the words themselves in its place. */
declare const SITE_WORDS: SiteWords;

let dependencies: Dependencies | undefined;

/** What the function works with, made once the settings are right; or one line in the log that names all that is wrong. */
function readyDependencies(log: Pick<Console, 'error'>): Dependencies | undefined {
  try {
    return (dependencies ??= createDependencies(readSettings(SITE_WORDS), SITE_WORDS));
  } catch (error) {
    log.error((error as Error).message);
  }
}

/**
 * Reads the settings when the app starts, so that a wrong one is in the log before any visitor meets it. Never throws:
 * that would keep the host from starting, and a visitor from getting an answer.
 */
export const startSendEmail = (): void => void readyDependencies(console);

/** The function as the host calls it. */
export async function handleSendEmail(
  request: HttpRequest,
  context: InvocationContext,
): Promise<HttpResponseInit> {
  const ready = readyDependencies(context);
  if (ready) return sendEmail(request, context, ready);
  const post = await readPost(request);
  const refusal = { status: 500, text: 'Enquiries can not be sent at the moment.' };
  const ours = 'values' in post && isOwnOrigin(request.headers, undefined);
  return answer(refusal, isFormPost(request), { words: SITE_WORDS }, ours ? post.values : {});
}
