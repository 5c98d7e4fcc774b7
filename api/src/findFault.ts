import type { ErrorWords } from '../../shared/enquiry';
import { validateEnquiry } from '../../shared/enquiryRules';
import { isTooMuchToEcho } from './answer/isTooMuchToEcho';
import type { Post } from './request/readPost';
import { TOO_LARGE, type Refusal } from './request/refusal';

export const REFUSED: Refusal = {
  status: 403,
  text: 'The enquiry was refused.',
};

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

  // Refuses too long texts first, because the answer page leaves them out, and
  // only `errors` says why.
  if (isForm && isTooMuchToEcho(values)) return { ...TOO_LARGE, errors };

  // A person whose browser has filled the honeypot gets through: the page that
  // answers has all texts and an empty honeypot, and the form's script empties
  // it.
  if (isHoneypotFilled) return REFUSED;

  if (Object.values(values).some(hasNul)) return UNMAILABLE;

  const messages = Object.values(errors);

  if (messages.length === 0) return undefined;

  return { status: 400, text: messages.join('\n'), errors };
}
