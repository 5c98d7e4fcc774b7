import type { HttpRequest, InvocationContext } from '@azure/functions';
import { answer } from './answer/answer';
import { createSendEmail } from './createSendEmail';
import { readPost } from './request/readPost';
import {
  readHstsIncludeSubDomains,
  readSettings,
  type SiteWords,
} from './settings';

/**
 * Not a variable: esbuild's `define` replaces this name with the words of
 * `content/` (api/build.ts).
 */
declare const SITE_WORDS: SiteWords;

let cachedHandler: ReturnType<typeof createSendEmail> | undefined;

/**
 * Returns the handler; creates it once. If settings are wrong, logs a line with
 * every mistake, and returns undefined.
 */
export function getSendEmail(log: Pick<Console, 'error'>) {
  try {
    return (cachedHandler ??= createSendEmail(
      readSettings(SITE_WORDS),
      SITE_WORDS,
    ));
  } catch (error) {
    log.error((error as Error).message);
  }
}

export async function handleSendEmail(
  request: HttpRequest,
  context: InvocationContext,
) {
  const sendEmail = getSendEmail(context);

  if (sendEmail) return sendEmail(request, context);
  // The settings are wrong, so readPost gets no site origin. A form's error
  // page shows what the visitor typed.
  const result = await readPost(request);
  const typed = 'values' in result ? result.values : {};
  const refusal = {
    status: 500,
    text: 'Enquiries can not be sent at the moment.',
  };

  return answer(
    request,
    refusal,
    typed,
    SITE_WORDS,
    readHstsIncludeSubDomains(),
  );
}
