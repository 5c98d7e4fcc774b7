import type { HttpRequest, HttpResponseInit, InvocationContext } from '@azure/functions';
import { answer } from './answer/answer';
import { isRefusal } from './answer/outcome';
import { isOwnOrigin } from './request/ownOrigin';
import { assembleParts, type Parts } from './dependencies';
import { isFormPost, readPost } from './request/readPost';
import { sendEmail, type Log } from './sendEmail';
import { builtInWords, readSettings } from './settings';

let parts: Parts | undefined;

/** The parts, made from the settings once these are right; or one line in the log that names all that is wrong. */
function readyParts(log: Pick<Log, 'error'>): Parts | undefined {
  try {
    parts ??= assembleParts(readSettings(builtInWords()), builtInWords());
  } catch (error) {
    log.error(error instanceof Error ? error.message : 'The settings could not be read.');
  }
  return parts;
}

/**
 * Reads the settings when the app starts, so that a wrong one is in the log before any visitor meets it. Never throws:
 * that would keep the host from starting, and a visitor from getting an answer.
 */
export const startSendEmail = (): void => void readyParts(console);

/** The function as the host calls it. */
export async function handleSendEmail(
  request: HttpRequest,
  context: InvocationContext,
): Promise<HttpResponseInit> {
  const ready = readyParts(context);
  if (ready) return sendEmail(request, context, ready);
  const post = await readPost(request);
  const outcome = { status: 500, text: 'Enquiries can not be sent at the moment.' };
  const ours = !isRefusal(post) && isOwnOrigin(request.headers, undefined);
  return answer(outcome, isFormPost(request), builtInWords(), ours ? post.values : {});
}
