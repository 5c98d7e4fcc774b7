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

const hash = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 40);

/** Validates, throttles, checks for bots and mails. @returns why the enquiry was not sent */
async function processEnquiry(
  post: Post,
  request: HttpRequest,
  log: Log,
  { settings, words, deliver, botCheck, throttle, deduplicate }: Dependencies,
): Promise<Refusal | undefined> {
  const values = Object.values(post.values);
  if (isFormPost(request) && isTooMuchToEcho(post.values))
    return { ...TOO_LARGE, errors: validateEnquiry(post.values, words) };
  if (post.honeypot) return REFUSED;
  const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0');
  if (values.some(hasNul)) return UNMAILABLE;
  const errors = validateEnquiry(post.values, words);
  const messages = Object.values(errors);
  if (messages.length > 0) return { status: 400, text: messages.join('\n'), errors };

  const key = post.key ?? randomUUID();
  const id = hash(key, ...values);
  // A form without scripts has no key at first. A second press of its button, while the first is being sent, sends the same
  // values and counts as the same enquiry.
  const duplicateId = post.key === undefined && isFormPost(request) ? hash(...values) : id;
  const { headers } = request;
  const address = visitorAddress(headers.get('x-forwarded-for'), settings.trustedProxyHops);
  const send = async () => {
    const botCheckHeader = await botCheck(headers.get(BOT_TOKEN_HEADER), log);
    if (botCheckHeader === false) return REFUSED;
    // After validation, every value is a string.
    const enquiry = post.values as Enquiry;
    const mail = composeMail(enquiry, { id, botCheck: botCheckHeader }, settings, words);
    return (await deliver(mail, log)) ? undefined : UNSENT;
  };
  return deduplicate(duplicateId, post.key !== undefined, async () => {
    const refusal = await throttle(address, log, send);
    return refusal && { ...refusal, key };
  });
}

/**
 * Mails an enquiry to the agency. Once the mail server has accepted it, the answer is exactly `Success`, or a redirect to the
 * thanks for a form without scripts (docs/requirements.md 22 and 26). Any other answer is a failure.
 */
export async function sendEmail(
  request: HttpRequest,
  log: Log,
  dependencies: Dependencies,
): Promise<HttpResponseInit> {
  const { settings } = dependencies;
  const form = isFormPost(request);
  // The answer repeats nothing of the body, which another site may have written.
  if (!isOwnOrigin(request.headers, settings.siteOrigin))
    return answer(FOREIGN, form, dependencies, {});
  const post = await readPost(request);
  if ('text' in post) return answer(post, form, dependencies, {});
  const refusal = await processEnquiry(post, request, log, dependencies);
  return answer(refusal, form, dependencies, post.values);
}
