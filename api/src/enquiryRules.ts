import { object, string, ValidationError } from 'yup';
import { isEmailAddress } from './emailAddress';
import { LIMITS, type ErrorWords, type Field, type FieldErrors } from './enquiry';

// Digits with an optional plus in front. Brackets, spaces, dots, slashes and dashes (ー on Japanese keyboards) group them.
const PHONE =
  /^(?:[[(]*\+)?[\p{Zs}[(]*\p{Nd}(?:[\p{Zs}\t\p{Pd}−ー.·•/⁄∕()[\]]*\p{Nd})*[\p{Zs})\]]*$/u;

/** Accepts full-width characters, which NFKC turns into ASCII. Ignores invisible ones, which some apps copy with a number. */
function isPhone(text: string): boolean {
  const visible = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return PHONE.test(visible.trim());
}

/** Creates the rule of a field. It ignores white space around the value, because autofill and the clipboard add it. */
const requiredText = (field: Field, isValid = (trimmed: string) => trimmed !== '') =>
  string()
    .strict() // Converts no numbers or lists to texts.
    // Nobody reads this message. yup's default would print the whole value, and fail if the value is too deep.
    .typeError(field)
    .required()
    .test('max', (value) => value.trim().length <= LIMITS[field])
    // Skips `isValid` for a text above the limit: its regular expression could take long, and the text fails `max` anyway.
    .test('valid', (value) => value.trim().length > LIMITS[field] || isValid(value.trim()));

const enquirySchema = object({
  name: requiredText('name'),
  email: requiredText('email', isEmailAddress),
  phone: requiredText('phone', isPhone),
  message: requiredText('message'),
});

/** Returns the message of each invalid field. Form and function share these rules (docs/requirements.md 17 and 18). */
export function validateEnquiry(values: object, { errors, language }: ErrorWords): FieldErrors {
  try {
    enquirySchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages: FieldErrors = {};
    for (const { path, type } of error.inner) {
      const field = path as Field; // Every path of the schema is a field.
      const tooLong = errors.tooLong.replace('{limit}', LIMITS[field].toLocaleString(language));
      messages[field] ??= type === 'max' ? tooLong : errors[field];
    }
    return messages;
  }
}
