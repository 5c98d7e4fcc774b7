/** The contract's other half: the rules that each field of an enquiry must meet (specification 5). */
import { object, string, ValidationError } from 'yup';
import { LIMITS, type ErrorWords, type Field, type FieldErrors } from './enquiry';

// One address with a dotted domain and no white space, as people write it. Quoted local parts and literal IP
// addresses are lawful in mail but not used by people; commas and angle brackets could name a second recipient. So could
// their wide forms in a domain, which mail turns into plain ones (UTS 46): a domain has letters and digits only.
const EMAIL =
  /^[^\s\p{C}@<>()[\]\\,;:"]+@([\w\p{IDS}-][\p{IDC}\p{Join_C}-]*\.)+[\w\p{IDS}-][\p{IDC}\p{Join_C}-]*$/u;

// Digits, with an optional leading plus; single or grouped spaces, hyphens, dots and brackets between digits.
const PHONE = /^(?:\+?\(?|\(\+)\d(?:[ ().-]*\d)*$/;

// yup's own message for a value that is no text would print it, however deep it is.
const text = (field: Field) =>
  string().strict().typeError(field).required().matches(/\S/).max(LIMITS[field]);

/** The rules of specification 5, without trimming: a value is sent exactly as it was typed. */
const enquirySchema = object({
  name: text('name'),
  email: text('email').matches(EMAIL),
  phone: text('phone').matches(PHONE),
  message: text('message'),
});

/**
 * Checks all fields at once.
 * @returns the sentence for each field that is not valid; an empty object where all are.
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
      // The rules are of nothing else.
      const field = path as Field;
      const limit = LIMITS[field].toLocaleString(language);
      sentences[field] ??=
        type === 'max' ? errors.tooLong.replace('{limit}', limit) : errors[field];
    }
    return sentences;
  }
}
