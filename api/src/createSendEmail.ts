import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { BOT_TOKEN_HEADER, type Enquiry } from '../../shared/enquiry';
import { answer } from './answer/answer';
import { findFault } from './findFault';
import { createBotCheck } from './guards/createBotCheck';
import { createDeduplicator } from './guards/createDeduplicator';
import { createThrottle } from './guards/createThrottle';
import { identify } from './identify';
import type { Log } from './log';
import { composeMail } from './mail/composeMail';
import { createDelivery } from './mail/createDelivery';
import type { MailTimeouts } from './mail/createMailer';
import { isFormPost } from './request/mediaType';
import { readPost, type Post } from './request/readPost';
import { REFUSED, type Refusal } from './request/refusal';
import { visitorAddress } from './request/visitorAddress';
import type { Settings } from './settings/readSettings';
import type { SiteWords } from './settings/siteWords';

const UNSENT: Refusal = { status: 502, text: 'The message could not be sent.' };

/**
 * Creates the handler that mails enquiries. Call it once: each handler counts
 * and deduplicates only its own requests.
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
   * Mails an enquiry unless a bot has sent it.
   * @returns the reason why it was not mailed, or undefined if it was
   */
  async function mailUnlessBot(
    enquiry: Enquiry,
    mailId: string,
    botToken: string | null,
    log: Log,
  ): Promise<Refusal | undefined> {
    const botCheck = await checkBot(botToken, log);

    if (botCheck === 'bot') return REFUSED;

    const ids = { mailId, botCheck };
    const mail = composeMail(enquiry, ids, settings, siteWords);
    const isSent = await deliver(mail, log);

    return isSent ? undefined : UNSENT;
  }

  /**
   * Validates, throttles, deduplicates and mails an enquiry.
   * @returns the reason why it was not mailed, or undefined if it was
   */
  async function processEnquiry(
    post: Post,
    request: HttpRequest,
    log: Log,
  ): Promise<Refusal | undefined> {
    const { headers } = request;
    const isForm = isFormPost(request);

    const fault = findFault(post, isForm, siteWords);

    if (fault) return fault;

    // After validation, every value is a string.
    const enquiry = post.values as Enquiry;
    const { key, mailId, id, firstPostId } = identify(post, isForm);

    const address = visitorAddress(
      headers.get('x-forwarded-for'),
      settings.trustedProxyHops,
    );
    const botToken = headers.get(BOT_TOKEN_HEADER);

    const send = () => mailUnlessBot(enquiry, mailId, botToken, log);

    // Without a key, only the values identify the enquiry, and a visitor may
    // send the same ones again on purpose.
    const rememberSuccess = post.key !== undefined;

    const identity = { id, firstPostId, rememberSuccess };

    return deduplicate(identity, async () => {
      const refusal = await throttle.sendWithinLimits(address, log, send);

      return refusal && { ...refusal, key };
    });
  }

  return async (request: HttpRequest, log: Log): Promise<HttpResponseInit> => {
    const { post, refusal } = await readPost(request, settings.site.origin);

    return answer(request, {
      refusal: post ? await processEnquiry(post, request, log) : refusal,
      typed: post?.values ?? {},
      siteWords,
      hstsIncludeSubDomains: settings.hstsIncludeSubDomains,
    });
  };
}
