import type { Field } from '../../shape/fields';
import { FORMATS, type Format, type FormatRule } from '../../shape/formats';
import { shortened } from '../../shape/shortened';
import {
  addressOfLink,
  exampleAdvice,
  inYaml,
  MAX_QUOTED,
  quotesAdvice,
  withoutQuotes,
} from './advice';
import { tooLong } from './textFault';

/**
 * Maximum length of a text in a format, such as an address, in UTF-16 code
 * units. Programs refuse longer addresses.
 */
const MAX_LENGTH = 2000;

export const isFormat = (is: Field['is']): is is Format => is in FORMATS;

/**
 * Corrects common mistakes in a text. Returns `undefined` if the result is not
 * in the format either.
 */
function corrected(text: string, { fits, mend }: FormatRule) {
  const unquoted = withoutQuotes(text);
  const address = addressOfLink(unquoted) ?? unquoted;
  const candidates = mend ? [address, mend(address)] : [address];

  return candidates.find(fits);
}

/** Returns a message for a text that is not in the format of its field. */
export function formatFault(
  field: Field,
  format: Format,
  text: string,
): string | undefined {
  if (text.length > MAX_LENGTH) return tooLong(text.length, MAX_LENGTH);

  const rule: FormatRule = FORMATS[format];

  if (rule.fits(text)) return rule.refusal?.(text);

  const correction = corrected(text, rule);
  const advice = correction
    ? `Write: ${inYaml(field, shortened(correction, MAX_QUOTED))}`
    : exampleAdvice(field);

  // A colour needs straight quotes, so the advice to leave quotes out would
  // mislead.
  const moreAdvice = format === 'colour' ? '' : quotesAdvice(text);

  return `"${shortened(text, MAX_QUOTED)}" is not ${rule.name}. ${advice}${moreAdvice}`;
}
