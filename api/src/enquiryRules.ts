/** The rules of the contract: what each field of an enquiry must hold (specification 5). */
import { object, string, ValidationError } from 'yup';
import { isEmailAddress } from './emailAddress';
import { LIMITS, type ErrorWords, type Field, type FieldErrors } from './enquiry';

// Digits, with an optional leading plus; spaces, hyphens, dashes, dots, slashes and brackets between digits. ー is what
// Japanese keyboards type for a dash.
const PHONE =
  /^(?:[[(]*\+)?[\p{Zs}[(]*\p{Nd}(?:[\p{Zs}\t\p{Pd}−ー.·•/⁄∕()[\]]*\p{Nd})*[\p{Zs})\]]*$/u;

/** @param text full-width characters count as ASCII (NFKC), invisible ones not at all: contacts apps copy them */
const isPhone = (text: string): boolean =>
  PHONE.test(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  );

/**
 * A required text. White space around it counts neither for its rule nor for its limit: autofill and the clipboard add it.
 * yup's own message would print a value of another type, however deep it is.
 */
const text = (field: Field, isValid: (trimmed: string) => boolean = Boolean) =>
  string()
    .strict()
    .typeError(field)
    .required()
    .test('max', (value) => value.trim().length <= LIMITS[field])
    // A longer text has its own sentence, and costs too much to look at.
    .test('valid', (value) => value.trim().length > LIMITS[field] || isValid(value.trim()));

/** The rules of specification 5. The value itself is sent exactly as it was typed. */
const enquirySchema = object({
  name: text('name'),
  email: text('email', isEmailAddress),
  phone: text('phone', isPhone),
  message: text('message'),
});

/**
 * Checks all fields at once.
 * @returns the sentence for each field that is not valid; an empty object if all are
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
    const sentences: FieldErrors = {};
    for (const { path, type } of error.inner) {
      // The schema has no other paths.
      const field = path as Field;
      const limit = LIMITS[field].toLocaleString(language);
      sentences[field] ??=
        type === 'max' ? errors.tooLong.replace('{limit}', limit) : errors[field];
    }
    return sentences;
  }
}
