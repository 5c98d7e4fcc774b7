import type { ErrorWords } from '../../shared/enquiry';
import { validateEnquiry } from '../../shared/enquiryRules';
import { isTooMuchToEcho } from './answer/isTooMuchToEcho';
import type { Post } from './request/readPost';
import { REFUSED, TOO_LARGE, type Refusal } from './request/refusal';

const UNMAILABLE: Refusal = {
  status: 400,
  text: 'The request contains a character that no mail can carry.',
};

const hasNul = (value: unknown): boolean =>
  typeof value === 'string' && value.includes('\0');

/** Returns the reason why a post can't be an enquiry, or undefined. */
export function findFault(
  { values, isHoneypotFilled }: Post,
  isForm: boolean,
  words: ErrorWords,
): Refusal | undefined {
  const errors = validateEnquiry(values, words);

  // This check comes first, because its refusal has `errors`. The answer page
  // leaves out texts above their limits, and `errors` says why.
  if (isForm && isTooMuchToEcho(values)) return { ...TOO_LARGE, errors };

  // A person's browser may have filled the honeypot, too. The next attempt goes
  // through: both the answer page and the form's script keep the texts and
  // empty the honeypot.
  if (isHoneypotFilled) return REFUSED;

  if (Object.values(values).some(hasNul)) return UNMAILABLE;

  const messages = Object.values(errors);

  if (messages.length === 0) return undefined;

  return { status: 400, text: messages.join('\n'), errors };
}
