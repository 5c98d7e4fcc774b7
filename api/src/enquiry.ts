/**
 * The contract between the contact form and the function: the fields of an enquiry, the rules that each
 * must meet (specification 5) and the sentences that a visitor reads (specification 5 and 8).
 */
import { object, string, ValidationError, type InferType } from 'yup';

/** The subject of every enquiry (specification 3). The function sends it whatever the request says. */
export const SUBJECT = 'Website Contact Form:';

/** The whole answer to an enquiry that the mail server has accepted. Anything else is a failure. */
export const SUCCESS = 'Success';

/** New as soon as any field changes, so that a repeat after a lost answer is not mailed twice. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The token of the bot check, asked for at Submit. */
export const BOT_TOKEN_HEADER = 'X-Bot-Token';

/** A field that no person sees. The form posts it, or sends its value in the header where it was filled. */
export const HONEYPOT = 'website';
export const HONEYPOT_HEADER = 'X-Website';

/** The subject of the mail that a visitor is asked to write where the form failed. */
export const FALLBACK_SUBJECT = 'Enquiry from the site';

/** The longest value of each field, in UTF-16 code units (JavaScript string length). */
export const LIMITS = { name: 200, email: 254, phone: 40, message: 10_000 } as const;

/** The fields that a visitor fills in, in the order of the form. */
export const FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type Field = (typeof FIELDS)[number];

/** What a field says when its value is not valid. */
export const ERRORS: Record<Field, string> = {
  name: 'Please enter your name',
  email: 'Please enter your email address',
  phone: 'Please enter your phone number',
  message: 'Please enter a message',
};

/** What a visitor reads after the attempt to send. `{email}` stands for the company enquiry address. */
export const ALERTS = {
  success: {
    heading: 'Thank you for getting in touch!',
    text: 'We will respond to your message as soon as we can',
  },
  failure: {
    heading: 'Uh-oh! That message failed to send.',
    text: 'Please e-mail us at {email} instead.',
  },
} as const;

/** The mailto link of a failure: the company enquiry address with the subject already written. */
export const fallbackLink = (email: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(FALLBACK_SUBJECT)}`;

const tooLong = (limit: number): string =>
  `Please use at most ${limit.toLocaleString('en')} characters`;

// One address with a dotted domain and no white space, as people write it. Quoted local parts and literal IP
// addresses are lawful in mail but not used by people; commas and angle brackets could name a second recipient.
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/;

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
export const enquirySchema = object({
  name: text('name'),
  email: text('email').matches(EMAIL, ERRORS.email),
  phone: text('phone').matches(PHONE, ERRORS.phone),
  message: text('message'),
});

/** What a visitor typed. */
export type Enquiry = InferType<typeof enquirySchema>;

/** The body of the request: exactly the six fields of specification 3. */
export type EnquiryPayload = Enquiry & { to: string; subject: string };

export const EMPTY_ENQUIRY: Enquiry = { name: '', email: '', phone: '', message: '' };

export type FieldErrors = Partial<Record<Field, string>>;

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
