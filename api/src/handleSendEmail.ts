import type { HttpRequest, HttpResponseInit, InvocationContext } from '@azure/functions';
import { answer } from './answer';
import { isRefusal } from './outcome';
import { assembleParts, type Parts } from './parts';
import { isFormPost, readPost } from './readPost';
import { sendEmail } from './sendEmail';
import { builtInWords, readSettings } from './settings';

// Made on the first request: a module that throws while it loads would block the whole function app.
let parts: Parts | undefined;

/** The function as the host calls it: reads the settings, once they are right, once. */
export async function handleSendEmail(
  request: HttpRequest,
  context: InvocationContext,
): Promise<HttpResponseInit> {
  try {
    parts ??= assembleParts(readSettings(builtInWords()), builtInWords());
  } catch (error) {
    context.error(error instanceof Error ? error.message : 'The settings could not be read.');
    const post = await readPost(request);
    const outcome = { status: 500, text: 'Enquiries can not be sent at the moment.' };
    const typed = isRefusal(post) ? {} : post.values;
    return answer(outcome, isFormPost(request), builtInWords(), typed);
  }
  return sendEmail(request, context, parts);
}
