/**
 * The contract between the contact form and the function: the fields of an enquiry, its headers and its limits. The
 * rules are in enquiryRules.ts. What a visitor reads is in content/contact.md.
 */

/** The address that the form posts to. */
export const ENDPOINT = '/api/sendEmail';

/** The whole answer to an enquiry that the mail server has accepted. Anything else is a failure. */
export const SUCCESS = 'Success';

/** New as soon as a field changes, so that a repeat after a lost answer is not mailed twice. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The same for a form without scripts: the page that answers a failure has it in a field that no person sees. */
export const IDEMPOTENCY_FIELD = 'idempotencyKey';

/** What the bot check is told that the visitor does. */
export const BOT_ACTION = 'enquiry';

/** The token of the bot check, asked for at Submit. */
export const BOT_TOKEN_HEADER = 'X-Bot-Token';

/** A field that no person sees. The form posts it, or sends its value in the header where it was filled. */
export const HONEYPOT = 'website';
export const HONEYPOT_HEADER = 'X-Website';

/** The longest value of each field, in UTF-16 code units (JavaScript string length). */
export const LIMITS = { name: 200, email: 254, phone: 40, message: 10_000 } as const;

/** The fields that a visitor fills in, in the order of the form. */
export const FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type Field = (typeof FIELDS)[number];

/**
 * HTML attributes of the one-line fields, in React's spelling, for the form and for the page that answers a form without
 * scripts. The email field is not `type=email`: that would trim and rewrite what was typed.
 */
export const INPUTS = {
  name: { type: 'text', autoComplete: 'name' },
  email: {
    type: 'text',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const satisfies Record<Exclude<Field, 'message'>, object>;

/** What a field says when its value is not valid: a sentence for each, and for a text that is too long one with `{limit}`. */
export interface ErrorWords {
  /** In which the limit is written: 10,000 or 10.000. */
  language: string;
  errors: Record<Field | 'tooLong', string>;
}

/** The mailto link of a failure: the company enquiry address with the subject already written. */
export const fallbackLink = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;

/** What a visitor typed. */
export type Enquiry = Record<Field, string>;

/** The body of the request: exactly the six fields of specification 3. */
export type EnquiryPayload = Enquiry & { to: string; subject: string };

export const EMPTY_ENQUIRY: Enquiry = { name: '', email: '', phone: '', message: '' };

export type FieldErrors = Partial<Record<Field, string>>;
