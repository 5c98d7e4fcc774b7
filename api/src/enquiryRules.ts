/** The contract's other half: the rules that each field of an enquiry must meet (specification 5). */
import { object, string, ValidationError, type ObjectSchema } from 'yup';
import { ERRORS, FIELDS, LIMITS, type Enquiry, type Field, type FieldErrors } from './enquiry';

const tooLong = (limit: number): string =>
  `Please use at most ${limit.toLocaleString('en')} characters`;

// One address with a dotted domain and no white space, as people write it. Quoted local parts and literal IP
// addresses are lawful in mail but not used by people; commas and angle brackets could name a second recipient. So could
// their wide forms in a domain, which mail turns into plain ones (UTS 46): a domain has letters and digits only.
const EMAIL =
  /^[^\s\p{C}@<>()[\]\\,;:"]+@([\w\p{IDS}-][\p{IDC}\p{Join_C}-]*\.)+[\w\p{IDS}-][\p{IDC}\p{Join_C}-]*$/u;

// Digits, with an optional leading plus; single or grouped spaces, hyphens, dots and brackets between digits.
const PHONE = /^(?:\+?\(?|\(\+)\d(?:[ ().-]*\d)*$/;

const text = (field: Field) =>
  string()
    .strict()
    .defined(ERRORS[field])
    .typeError(ERRORS[field])
    .nonNullable(ERRORS[field])
    .test('filled', ERRORS[field], (value) => value.trim() !== '')
    .max(LIMITS[field], tooLong(LIMITS[field]));

/** The rules of specification 5, without trimming: a value is sent exactly as it was typed. */
export const enquirySchema: ObjectSchema<Enquiry> = object({
  name: text('name'),
  email: text('email').matches(EMAIL, ERRORS.email),
  phone: text('phone').matches(PHONE, ERRORS.phone),
  message: text('message'),
});

/**
 * Checks all fields at once.
 * @returns the sentence for each field that is not valid; an empty object where all are.
 */
export function validateEnquiry(values: unknown): FieldErrors {
  try {
    enquirySchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FieldErrors = {};
    for (const { path, message } of error.inner) {
      const field = FIELDS.find((name) => name === path);
      if (field) errors[field] ??= message;
    }
    // An enquiry that is no object at all has every field wrong.
    return Object.keys(errors).length > 0 ? errors : { ...ERRORS };
  }
}
