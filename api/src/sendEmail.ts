import { createHash, randomUUID } from 'node:crypto';
import type { HttpRequest, HttpResponseInit, InvocationContext } from '@azure/functions';
import { answer } from './answer/answer';
import { clientAddress } from './request/clientAddress';
import { BOT_TOKEN_HEADER, type Enquiry } from './enquiry';
import { enquirySchema, validateEnquiry } from './enquiryRules';
import { logMail } from './mail/logMail';
import { composeMail } from './mail/message';
import { isRefusal, SENT, type Outcome } from './answer/outcome';
import { isOwnOrigin } from './request/ownOrigin';
import type { Dependencies } from './dependencies';
import { isFormPost, readPost, type Post } from './request/readPost';

export type Log = Pick<InvocationContext, 'warn' | 'error'>;

const REFUSED: Outcome = { status: 403, text: 'The enquiry was refused.' };

async function send(
  enquiry: Enquiry,
  id: string,
  request: HttpRequest,
  log: Log,
  { settings, words, deliver, botCheck, throttle }: Dependencies,
): Promise<Outcome> {
  const address = clientAddress(request.headers.get('x-forwarded-for'), settings.trustedProxyHops);
  const place = throttle.take(address);
  if ('full' in place) {
    const { full, retryAfterS } = place;
    log.warn(`Too many enquiries: the limit of the ${full} is reached.`);
    return { status: 429, text: 'Too many enquiries. Please try again later.', retryAfterS };
  }
  const verdict = await botCheck(request.headers.get(BOT_TOKEN_HEADER), (line) => log.warn(line));
  if (verdict.refused) {
    place.giveBack();
    return REFUSED;
  }
  const mail = composeMail(enquiry, { id, botCheck: verdict.mark }, settings, words);
  const { sent, errors } = await deliver(mail);
  logMail(errors, sent, log);
  if (sent) {
    place.keep();
    return SENT;
  }
  place.giveBack();
  return { status: 502, text: 'The message could not be sent.' };
}

const UNMAILABLE: Outcome = {
  status: 400,
  text: 'The request contains a character that no mail can carry.',
};

const hash = (...values: string[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 40);

async function accept(
  post: Post,
  request: HttpRequest,
  log: Log,
  dependencies: Dependencies,
): Promise<Outcome> {
  if (post.honeypot) return REFUSED;
  const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0');
  if (Object.values(post.values).some(hasNul)) return UNMAILABLE;
  const errors = validateEnquiry(post.values, dependencies.words);
  const sentences = Object.values(errors);
  if (sentences.length > 0) return { status: 400, text: sentences.join('\n'), errors };

  const enquiry = enquirySchema.validateSync(post.values);
  const values = [enquiry.name, enquiry.email, enquiry.phone, enquiry.message];
  const key = post.key ?? randomUUID();
  const id = hash(key, ...values);
  // The first try of a form without scripts has no key. A second press while it is being sent is one enquiry all the same.
  const same = post.key === undefined && isFormPost(request) ? hash(...values) : id;
  return dependencies.deduplicate(same, post.key !== undefined, async () => {
    const outcome = await send(enquiry, id, request, log, dependencies);
    return isRefusal(outcome) ? { ...outcome, key } : outcome;
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
  const form = isFormPost(request);
  if (!isOwnOrigin(request.headers, dependencies.settings.siteOrigin)) {
    // Nothing of the body is shown: another site could have written it.
    const outcome = { status: 403, text: 'The request does not come from our own site.' };
    return answer(outcome, form, dependencies.words, {});
  }
  const post = await readPost(request);
  if (isRefusal(post)) return answer(post, form, dependencies.words, {});
  return answer(
    await accept(post, request, log, dependencies),
    form,
    dependencies.words,
    post.values,
  );
}
