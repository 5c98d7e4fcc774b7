import { object, string, ValidationError } from 'yup';
import { isEmailAddress, normalizeAddress } from './emailAddress';
import {
  LIMITS,
  type ErrorWords,
  type Field,
  type FieldErrors,
} from './enquiry';

/** An optional plus, which may stand in brackets: `+44`, `(+44)`. */
const PLUS = /(?:[[(]*\+)?/u;

/** Signs before the first digit: `(0)`, `+(44)`, `+ 44`. */
const OPENING = /[\p{Zs}[(]*/u;

/**
 * Signs between two digits: spaces, dashes (ー on Japanese keyboards), dots,
 * slashes and brackets.
 */
const SEPARATORS = /[\p{Zs}\t\p{Pd}−ー.·•/⁄∕()[\]]*/u;

/** Signs after the last digit: `(02079460958)`. */
const CLOSING = /[\p{Zs})\]]*/u;

const DIGIT = /\p{Nd}/u;

const PHONE = new RegExp(
  [
    '^',
    PLUS.source,
    OPENING.source,
    DIGIT.source,
    `(?:${SEPARATORS.source}${DIGIT.source})*`,
    CLOSING.source,
    '$',
  ].join(''),
  'u',
);

/**
 * Whether a text is a telephone number. NFKC turns full-width characters into
 * ASCII. Invisible characters, which some apps copy with a number, are ignored.
 */
function isPhone(text: string): boolean {
  const visible = text.normalize('NFKC').replace(/\p{Cf}/gu, '');

  return PHONE.test(visible.trim());
}

const isFilledIn = (trimmed: string) => trimmed !== '';
const trimSpace = (value: string) => value.trim();

/**
 * Creates the rule of a field.
 * @param isValid gets the trimmed value, if it is not too long
 * @param trim removes what autofill and the clipboard add around a value
 */
function requiredText(field: Field, isValid = isFilledIn, trim = trimSpace) {
  const isTooLong = (value: string) => trim(value).length > LIMITS[field];

  return (
    string()
      // Converts no numbers or lists to texts.
      .strict()
      // Nobody reads this message. yup's default would print the whole value,
      // and fail if the value is too deep.
      .typeError(field)
      .required()
      .test('max', (value) => !isTooLong(value))
      // Skips `isValid` for a text above the limit: a regular expression could
      // take long, and the text fails `max` anyway.
      .test('valid', (value) => isTooLong(value) || isValid(trim(value)))
  );
}

const enquirySchema = object({
  name: requiredText('name'),
  email: requiredText('email', isEmailAddress, normalizeAddress),
  phone: requiredText('phone', isPhone),
  message: requiredText('message'),
});

const messageFor = (
  field: Field,
  type: string | undefined,
  { errors, language }: ErrorWords,
) => {
  if (type !== 'max') return errors[field];

  const limit = LIMITS[field].toLocaleString(language);

  return errors.tooLong.replace('{limit}', limit);
};

/**
 * Returns the message of each invalid field. Form and function share these
 * rules (docs/requirements.md 17 and 18).
 */
export function validateEnquiry(
  values: object,
  words: ErrorWords,
): FieldErrors {
  try {
    enquirySchema.validateSync(values, { abortEarly: false });

    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;

    const messages: FieldErrors = {};

    for (const { path, type } of error.inner) {
      // Every path of the schema is a field.
      const field = path as Field;

      messages[field] ??= messageFor(field, type, words);
    }

    return messages;
  }
}
