import { createHash, randomUUID } from 'node:crypto';
import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { answer } from './answer/answer';
import { isTooMuchToEcho } from './answer/answerPage';
import { BOT_TOKEN_HEADER, type Enquiry } from './enquiry';
import { validateEnquiry } from './enquiryRules';
import { createBotCheck } from './guards/botCheck';
import { createDeduplicator, createThrottle } from './guards/throttle';
import { createDelivery, type MailTimeouts } from './mail/mailer';
import { composeMail } from './mail/message';
import { isFormPost, readPost, TOO_LARGE, type Post, type Refusal } from './request/readPost';
import { visitorAddress } from './request/visitorAddress';
import type { Log, Settings, SiteWords } from './settings';

const REFUSED: Refusal = { status: 403, text: 'The enquiry was refused.' };
const UNSENT: Refusal = { status: 502, text: 'The message could not be sent.' };

// Message-IDs contain the hash, so it is short: 40 of SHA-256's 64 digits are enough to tell enquiries apart.
const hashOf = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 40);

/** Creates the handler that mails enquiries. Call it once: a second handler would not know the requests to the first. */
export function createSendEmail(settings: Settings, siteWords: SiteWords, timeouts?: MailTimeouts) {
  const deliver = createDelivery(settings.smtpServers, timeouts);
  const checkBot = createBotCheck(settings);
  const throttle = createThrottle(settings.throttle);
  const deduplicate = createDeduplicator();

  /** @returns the reason why the enquiry was not sent, or undefined if it was */
  async function processEnquiry(post: Post, request: HttpRequest, log: Log) {
    const { headers } = request;
    const values = Object.values(post.values);
    const isForm = isFormPost(request);
    const errors = validateEnquiry(post.values, siteWords);
    // Refuses too long texts first, because the answer page leaves them out, and only `errors` says why.
    if (isForm && isTooMuchToEcho(post.values)) return { ...TOO_LARGE, errors };
    if (post.isHoneypotFilled) return REFUSED;
    if (values.some((value) => typeof value === 'string' && value.includes('\0')))
      return { status: 400, text: 'The request contains a character that no mail can carry.' };
    const messages = Object.values(errors);
    if (messages.length > 0) return { status: 400, text: messages.join('\n'), errors };

    const key = post.key ?? randomUUID();
    const mailId = hashOf(key, ...values);
    // Without scripts, the first post has no key. Its values identify it until it is sent, so that a double click is one mail.
    const id = isForm && !post.key ? hashOf(...values) : mailId;
    const send = async () => {
      const botCheck = await checkBot(headers.get(BOT_TOKEN_HEADER), log);
      if (botCheck === 'bot') return REFUSED;
      // After validation, every value is a string.
      const mail = composeMail(post.values as Enquiry, { mailId, botCheck }, settings, siteWords);
      return (await deliver(mail, log)) ? undefined : UNSENT;
    };
    return deduplicate({ id, rememberSuccess: post.key !== undefined }, async () => {
      const address = visitorAddress(headers.get('x-forwarded-for'), settings.trustedProxyHops);
      const refusal = await throttle(address, log, send);
      return refusal && { ...refusal, key };
    });
  }

  return async (request: HttpRequest, log: Log): Promise<HttpResponseInit> => {
    const result = await readPost(request, settings.site.origin);
    const refusal = 'values' in result ? await processEnquiry(result, request, log) : result;
    const typed = 'values' in result ? result.values : {};
    return answer(request, refusal, typed, siteWords, settings.hstsIncludeSubDomains);
  };
}
