import { createHash, randomUUID } from 'node:crypto';
import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { answer } from './answer/answer';
import { isTooMuchToEcho } from './answer/isTooMuchToEcho';
import type { Refusal } from './refusal';
import type { Dependencies } from './dependencies';
import { BOT_TOKEN_HEADER, type Enquiry } from './enquiry';
import { validateEnquiry } from './enquiryRules';
import type { Log } from './log';
import { composeMail } from './mail/message';
import { clientAddress } from './request/clientAddress';
import { FOREIGN, isOwnOrigin } from './request/ownOrigin';
import { isFormPost, readPost, type Post } from './request/readPost';

const TOO_LARGE: Refusal = { status: 413, text: 'The request is too large.' };
const REFUSED: Refusal = { status: 403, text: 'The enquiry was refused.' };
const UNSENT: Refusal = { status: 502, text: 'The message could not be sent.' };
const UNMAILABLE: Refusal = {
  status: 400,
  text: 'The request contains a character that no mail can carry.',
};

const hash = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 40);

async function accept(
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
  const sentences = Object.values(errors);
  if (sentences.length > 0) return { status: 400, text: sentences.join('\n'), errors };

  const key = post.key ?? randomUUID();
  const id = hash(key, ...values);
  // The first try of a form without scripts has no key. A second press while it is being sent is one enquiry all the same.
  const same = post.key === undefined && isFormPost(request) ? hash(...values) : id;
  const { headers } = request;
  const address = clientAddress(headers.get('x-forwarded-for'), settings.trustedProxyHops);
  const send = async () => {
    const mark = await botCheck(headers.get(BOT_TOKEN_HEADER), log);
    if (mark === false) return REFUSED;
    // By the rules each value is a text.
    const mail = composeMail(post.values as Enquiry, { id, botCheck: mark }, settings, words);
    return (await deliver(mail, log)) ? undefined : UNSENT;
  };
  return deduplicate(same, post.key !== undefined, async () => {
    const refusal = await throttle(address, log, send);
    return refusal && { ...refusal, key };
  });
}

/**
 * Mails an enquiry to the agency. The answer is exactly `Success` (specification 4), or for a form without scripts a
 * redirect to the thanks, once the mail server has accepted the mail; anything else is a failure.
 */
export async function sendEmail(
  request: HttpRequest,
  log: Log,
  dependencies: Dependencies,
): Promise<HttpResponseInit> {
  const { settings } = dependencies;
  const form = isFormPost(request);
  // Nothing of the body is shown: another site could have written it.
  if (!isOwnOrigin(request.headers, settings.siteOrigin))
    return answer(FOREIGN, form, dependencies, {});
  const post = await readPost(request);
  if ('text' in post) return answer(post, form, dependencies, {});
  return answer(await accept(post, request, log, dependencies), form, dependencies, post.values);
}
