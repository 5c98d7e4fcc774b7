import type { HttpRequest, HttpResponseInit, InvocationContext } from '@azure/functions';
import { answer } from './answer';
import { createBotCheck } from './botCheck';
import { createMailer } from './mailer';
import { createOnce } from './once';
import { isRefusal, type Outcome } from './outcome';
import { isFormPost, readPost } from './readPost';
import { sendEmail, type Parts } from './sendEmail';
import { builtInWords, readSettings } from './settings';
import { createThrottle } from './throttle';

function assemble(): Parts {
  const words = builtInWords();
  const settings = readSettings(words);
  return {
    settings,
    words,
    mailer: createMailer(settings.smtp),
    botCheck: createBotCheck(settings.botCheck),
    throttle: createThrottle(settings.throttle),
    once: createOnce<Outcome>((outcome) => !isRefusal(outcome)),
  };
}

// Made on the first request: a module that throws while it loads would block the whole function app.
let parts: Parts | undefined;

/** The function as the host calls it: reads the settings, once they are right, once. */
export async function handleSendEmail(
  request: HttpRequest,
  context: InvocationContext,
): Promise<HttpResponseInit> {
  try {
    parts ??= assemble();
  } catch (error) {
    context.error(error instanceof Error ? error.message : 'The settings could not be read.');
    const post = await readPost(request);
    const outcome = { status: 500, text: 'Enquiries can not be sent at the moment.' };
    const typed = isRefusal(post) ? {} : post.values;
    return answer(outcome, isFormPost(request), builtInWords(), typed);
  }
  return sendEmail(request, context, parts);
}
