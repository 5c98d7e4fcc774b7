import { createHash, randomUUID } from 'node:crypto';
import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { answer } from './answer/answer';
import { isTooMuchToEcho } from './answer/isTooMuchToEcho';
import { TOO_LARGE, type Refusal } from './refusal';
import type { Dependencies } from './dependencies';
import { BOT_TOKEN_HEADER, type Enquiry } from './enquiry';
import { validateEnquiry } from './enquiryRules';
import type { Log } from './log';
import { composeMail } from './mail/message';
import { visitorAddress } from './request/visitorAddress';
import { FOREIGN, isOwnOrigin } from './request/ownOrigin';
import { isFormPost, readPost, type Post } from './request/readPost';

const REFUSED: Refusal = { status: 403, text: 'The enquiry was refused.' };
const UNSENT: Refusal = { status: 502, text: 'The message could not be sent.' };
const UNMAILABLE: Refusal = {
  status: 400,
  text: 'The request contains a character that no mail can carry.',
};

/** Returns the first 40 hexadecimal digits of a SHA-256 hash, which are enough to tell enquiries apart. */
const hashOf = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 40);

/** Validates, deduplicates and throttles an enquiry, checks for bots, and mails it. @returns undefined if it was sent */
async function processEnquiry(
  post: Post,
  request: HttpRequest,
  log: Log,
  { settings, siteWords, deliver, botCheck, throttle, deduplicate }: Dependencies,
): Promise<Refusal | undefined> {
  const values = Object.values(post.values);
  const isForm = isFormPost(request);
  // First, because the answer page leaves out such a long text after every refusal. Only these messages tell why.
  if (isForm && isTooMuchToEcho(post.values))
    return { ...TOO_LARGE, errors: validateEnquiry(post.values, siteWords) };
  if (post.isHoneypotFilled) return REFUSED;
  const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0');
  if (values.some(hasNul)) return UNMAILABLE;
  const errors = validateEnquiry(post.values, siteWords);
  const messages = Object.values(errors);
  if (messages.length > 0) return { status: 400, text: messages.join('\n'), errors };

  const hasKey = post.key !== undefined;
  const key = post.key ?? randomUUID();
  const mailId = hashOf(key, ...values);
  // A form without scripts has no key at first. A double click sends the same values twice, so the values identify it.
  const enquiryId = isForm && !hasKey ? hashOf(...values) : mailId;
  const { headers } = request;
  const address = visitorAddress(headers.get('x-forwarded-for'), settings.trustedProxyHops);
  const send = async () => {
    const botCheckResult = await botCheck(headers.get(BOT_TOKEN_HEADER), log);
    if (botCheckResult === 'bot') return REFUSED;
    // After validation, every value is a string.
    const enquiry = post.values as Enquiry;
    const mail = composeMail(enquiry, { mailId, botCheck: botCheckResult }, settings, siteWords);
    return (await deliver(mail, log)) ? undefined : UNSENT;
  };
  return deduplicate({ id: enquiryId, rememberSuccess: hasKey }, async () => {
    const refusal = await throttle(address, log, send);
    return refusal && { ...refusal, key };
  });
}

/**
 * Mails an enquiry to the agency, and answers. Once the mail server has accepted the mail, the answer is exactly `Success`, or,
 * for a form without scripts, a redirect to the thanks on Contact (docs/requirements.md 22 and 26). Other answers are failures.
 */
export async function answerEnquiry(
  request: HttpRequest,
  log: Log,
  dependencies: Dependencies,
): Promise<HttpResponseInit> {
  // The answer repeats nothing of the body, which another site may have written.
  if (!isOwnOrigin(request.headers, dependencies.settings.siteOrigin))
    return answer(request, FOREIGN, dependencies, {});
  const post = await readPost(request);
  if (!('values' in post)) return answer(request, post, dependencies, {});
  const refusal = await processEnquiry(post, request, log, dependencies);
  return answer(request, refusal, dependencies, post.values);
}
