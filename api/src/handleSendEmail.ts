import type { HttpRequest, HttpResponseInit, InvocationContext } from '@azure/functions';
import { answer } from './answer/answer';
import { isRefusal } from './answer/outcome';
import { isOwnOrigin } from './request/ownOrigin';
import { createDependencies, type Dependencies } from './dependencies';
import { isFormPost, readPost } from './request/readPost';
import { sendEmail, type Log } from './sendEmail';
import { builtInWords, readSettings } from './settings';

let dependencies: Dependencies | undefined;

/** What the function works with, made once the settings are right; or one line in the log that names all that is wrong. */
function readyDependencies(log: Pick<Log, 'error'>): Dependencies | undefined {
  try {
    dependencies ??= createDependencies(readSettings(builtInWords()), builtInWords());
  } catch (error) {
    log.error(error instanceof Error ? error.message : 'The settings could not be read.');
  }
  return dependencies;
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
  const outcome = { status: 500, text: 'Enquiries can not be sent at the moment.' };
  const ours = !isRefusal(post) && isOwnOrigin(request.headers, undefined);
  return answer(outcome, isFormPost(request), builtInWords(), ours ? post.values : {});
}
