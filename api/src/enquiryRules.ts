/** Validation of an enquiry, shared by form and function (docs/requirements.md 17 and 18). */
import { object, string, ValidationError } from 'yup';
import { isEmailAddress } from './emailAddress';
import { LIMITS, type ErrorWords, type Field, type FieldErrors } from './enquiry';

// Digits with an optional leading plus. Between digits: spaces, hyphens, dashes, dots, slashes and brackets. Japanese
// keyboards type ー for a dash.
const PHONE =
  /^(?:[[(]*\+)?[\p{Zs}[(]*\p{Nd}(?:[\p{Zs}\t\p{Pd}−ー.·•/⁄∕()[\]]*\p{Nd})*[\p{Zs})\]]*$/u;

/** NFKC turns full-width characters into ASCII. Invisible characters, which contacts apps copy, are ignored. */
const isPhone = (text: string): boolean =>
  PHONE.test(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  );

/**
 * Returns the schema of a required text. White space around the value is ignored, because autofill and the clipboard add
 * it. The type error has a fixed message, because yup's own contains the whole value.
 */
const text = (field: Field, isValid: (trimmed: string) => boolean = Boolean) =>
  string()
    .strict()
    .typeError(field)
    .required()
    .test('max', (value) => value.trim().length <= LIMITS[field])
    // A text above the limit already fails `max`, and the regular expressions would take long.
    .test('valid', (value) => value.trim().length > LIMITS[field] || isValid(value.trim()));

const enquirySchema = object({
  name: text('name'),
  email: text('email', isEmailAddress),
  phone: text('phone', isPhone),
  message: text('message'),
});

/**
 * Validates all fields of an enquiry.
 * @returns the message of each invalid field
 */
export function validateEnquiry(
  values: Partial<Record<Field, unknown>>,
  { errors, language }: ErrorWords,
): FieldErrors {
  try {
    enquirySchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages: FieldErrors = {};
    for (const { path, type } of error.inner) {
      // The schema has no other paths.
      const field = path as Field;
      const limit = LIMITS[field].toLocaleString(language);
      messages[field] ??= type === 'max' ? errors.tooLong.replace('{limit}', limit) : errors[field];
    }
    return messages;
  }
}
