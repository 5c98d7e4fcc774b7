import type { HttpRequest, InvocationContext } from '@azure/functions';
import { answer } from './answer/answer';
import { createSendEmail } from './createSendEmail';
import { readPost } from './request/readPost';
import type { Refusal } from './request/refusal';
import { readHstsIncludeSubDomains } from './settings/readHstsIncludeSubDomains';
import { readSettings } from './settings/readSettings';
import type { SiteWords } from './settings/siteWords';

/**
 * Not a variable: esbuild's `define` replaces this name with the words of
 * `content/` (scripts/support/building/buildApi.ts).
 */
declare const SITE_WORDS: SiteWords;

const NOT_SET_UP: Refusal = {
  status: 500,
  text: 'Enquiries can not be sent at the moment.',
};

let cachedHandler: ReturnType<typeof createSendEmail> | undefined;

/**
 * Returns the handler; creates it once. If settings are wrong, logs a line with
 * every mistake, and returns undefined.
 */
export function getSendEmail(log: Pick<Console, 'error'>) {
  try {
    cachedHandler ??= createSendEmail(readSettings(SITE_WORDS), SITE_WORDS);
  } catch (error) {
    log.error((error as Error).message);
  }

  return cachedHandler;
}

/** Mails an enquiry, or answers 500 if settings are wrong. */
export async function handleSendEmail(
  request: HttpRequest,
  context: InvocationContext,
) {
  const sendEmail = getSendEmail(context);

  if (sendEmail) return sendEmail(request, context);

  // Reads the post, because a form's error page repeats what the visitor typed.
  // The site's origin is unknown, because it is one of the settings.
  const { post } = await readPost(request);

  return answer(request, {
    refusal: NOT_SET_UP,
    typed: post?.values ?? {},
    siteWords: SITE_WORDS,
    hstsIncludeSubDomains: readHstsIncludeSubDomains(),
  });
}
