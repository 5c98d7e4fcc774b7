import { createHash, randomUUID } from 'node:crypto';
import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { answer } from './answer/answer';
import { isTooMuchToEcho } from './answer/answerPage';
import { BOT_TOKEN_HEADER, type Enquiry } from '../../shared/enquiry';
import { validateEnquiry } from '../../shared/enquiryRules';
import { createBotCheck } from './guards/botCheck';
import { createDeduplicator, createThrottle } from './guards/throttle';
import { createDelivery, type MailTimeouts } from './mail/mailer';
import { composeMail } from './mail/message';
import {
  isFormPost,
  readPost,
  TOO_LARGE,
  type Post,
  type Refusal,
} from './request/readPost';
import { visitorAddress } from './request/visitorAddress';
import type { Log, Settings, SiteWords } from './settings';

const REFUSED: Refusal = { status: 403, text: 'The enquiry was refused.' };
const UNMAILABLE: Refusal = {
  status: 400,
  text: 'The request contains a character that no mail can carry.',
};
const UNSENT: Refusal = { status: 502, text: 'The message could not be sent.' };

/**
 * Message-IDs contain the hash, so it is short: 40 of SHA-256's 64 digits are
 * enough to tell enquiries apart.
 */
function hashOf(...values: unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(values));

  return hash.digest('hex').slice(0, 40);
}

const hasNul = (value: unknown): boolean =>
  typeof value === 'string' && value.includes('\0');

/** Returns the reason why a post can't be an enquiry, or undefined. */
function findFault(
  post: Post,
  isForm: boolean,
  siteWords: SiteWords,
): Refusal | undefined {
  const errors = validateEnquiry(post.values, siteWords);

  // Refuses too long texts first, because the answer page leaves them out, and
  // only `errors` says why.
  if (isForm && isTooMuchToEcho(post.values)) return { ...TOO_LARGE, errors };

  // A person whose browser has filled the honeypot gets through: the page that
  // answers has all texts and an empty honeypot, and the form's script empties
  // it.
  if (post.isHoneypotFilled) return REFUSED;

  if (Object.values(post.values).some(hasNul)) return UNMAILABLE;

  const messages = Object.values(errors);

  return messages.length > 0
    ? { status: 400, text: messages.join('\n'), errors }
    : undefined;
}

/**
 * Returns the ID of the mail, and the one by which a repeat of the enquiry is
 * known.
 */
function identify({ key: postedKey, values }: Post, isForm: boolean) {
  const texts = Object.values(values);
  const key = postedKey ?? randomUUID();
  const mailId = hashOf(key, ...texts);

  // Without scripts, the first post has no key. Its values identify it until it
  // is sent, so that a double click is one mail.
  const isFirstPost = isForm && !postedKey;

  return { key, mailId, id: isFirstPost ? hashOf(...texts) : mailId };
}

/**
 * Creates the handler that mails enquiries. Call it once: a second handler
 * would not know the requests to the first.
 */
export function createSendEmail(
  settings: Settings,
  siteWords: SiteWords,
  timeouts?: MailTimeouts,
) {
  const deliver = createDelivery(settings, timeouts);
  const checkBot = createBotCheck(settings);
  const throttle = createThrottle(settings.throttle);
  const deduplicate = createDeduplicator();

  /**
   * @returns the reason why the enquiry was not sent, or undefined if it was
   */
  async function processEnquiry(post: Post, request: HttpRequest, log: Log) {
    const { headers } = request;
    const isForm = isFormPost(request);

    const fault = findFault(post, isForm, siteWords);

    if (fault) return fault;

    const { key, mailId, id } = identify(post, isForm);

    const send = async () => {
      const botCheck = await checkBot(headers.get(BOT_TOKEN_HEADER), log);

      if (botCheck === 'bot') return REFUSED;

      // After validation, every value is a string.
      const enquiry = post.values as Enquiry;
      const mail = composeMail(
        enquiry,
        { mailId, botCheck },
        settings,
        siteWords,
      );
      const isSent = await deliver(mail, log);

      return isSent ? undefined : UNSENT;
    };

    return deduplicate(
      { id, rememberSuccess: post.key !== undefined },
      async () => {
        const address = visitorAddress(
          headers.get('x-forwarded-for'),
          settings.trustedProxyHops,
        );
        const refusal = await throttle(address, log, send);

        return refusal && { ...refusal, key };
      },
    );
  }

  return async (request: HttpRequest, log: Log): Promise<HttpResponseInit> => {
    const post = await readPost(request, settings.site.origin);
    const isReadable = 'values' in post;

    const refusal = isReadable
      ? await processEnquiry(post, request, log)
      : post;
    const typed = isReadable ? post.values : {};

    return answer(
      request,
      refusal,
      typed,
      siteWords,
      settings.hstsIncludeSubDomains,
    );
  };
}
