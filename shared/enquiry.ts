/** The contract between the contact form and the function. */

export const ENDPOINT = '/api/sendEmail';

/**
 * The body of the answer once the mail server has accepted the mail
 * (docs/requirements.md 22).
 */
export const SUCCESS = 'Success';

/**
 * Header with a key that stays the same until a field changes, so that a retry
 * is not mailed twice.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * Hidden field of the error page for a form without scripts. It holds the same
 * kind of key, created by the function.
 */
export const IDEMPOTENCY_FIELD = 'idempotencyKey';

/**
 * reCAPTCHA's `action`: the browser names it in the request for a token, and
 * the function expects it in the result.
 */
export const BOT_ACTION = 'enquiry';

/** Header with reCAPTCHA's token. */
export const BOT_TOKEN_HEADER = 'X-Bot-Token';

/**
 * Name of a field that visitors don't see and many bots fill in. Browsers and
 * password managers fill in a field if its name is in their word lists (name,
 * url, company, code, …). This name is in none of them.
 */
export const HONEYPOT_FIELD = 'topic';

/**
 * Header in which the form's script sends the value of the honeypot: the body
 * has only the fields of EnquiryPayload.
 */
export const HONEYPOT_HEADER = 'X-Topic';

/**
 * HTML attributes of the honeypot, in React's spelling, for the form and the
 * answer page. They keep the Tab key, browsers and password managers away.
 */
export const HONEYPOT_ATTRIBUTES = {
  tabIndex: -1,
  // Chrome ignores this attribute, and goes by the name.
  autoComplete: 'off',
  // 1Password
  'data-1p-ignore': 'true',
  // Bitwarden
  'data-bwignore': 'true',
  // LastPass
  'data-lpignore': 'true',
  // Dashlane
  'data-form-type': 'other',
} as const;

/**
 * Maximum length of each field in UTF-16 code units (JavaScript string length)
 * (docs/requirements.md 18).
 */
export const LIMITS = {
  name: 200,
  email: 254,
  phone: 40,
  message: 10_000,
} as const;

/** The fields that visitors see, from top to bottom. */
export const FIELDS = ['name', 'email', 'phone', 'message'] as const;

export type Field = (typeof FIELDS)[number];

/**
 * HTML attributes of the one-line fields, in React's spelling, for the form and
 * the answer page.
 */
export const INPUT_ATTRIBUTES = {
  name: { type: 'text', autoComplete: 'name' },
  email: {
    // With the type `email`, browsers would trim and rewrite the value, which
    // must be posted as typed.
    type: 'text',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const satisfies Record<Exclude<Field, 'message'>, object>;

/** The messages for invalid fields. */
export interface ErrorWords {
  language: string;

  /**
   * `tooLong` is for every field. It contains the placeholder `{limit}`, for a
   * number in the format of `language`: 10,000 or 10.000.
   */
  errors: Record<Field | 'tooLong', string>;
}

export const mailtoLink = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;

export type Enquiry = Record<Field, string>;

export const EMPTY_ENQUIRY: Enquiry = {
  name: '',
  email: '',
  phone: '',
  message: '',
};

/** The message of each invalid field. */
export type FieldErrors = Partial<Record<Field, string>>;

/**
 * The body of the request (docs/requirements.md 20). The function ignores `to`
 * and `subject`.
 */
export type EnquiryPayload = Enquiry & { to: string; subject: string };
