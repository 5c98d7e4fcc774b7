/** Names of the placeholders that the site replaces in a body. */
export const BODY_PLACEHOLDERS = ['name', 'email'];

/** The end of the message about an address such as `/100%`. */
export const NOT_A_CODE =
  'has a % that does not begin a character code. For a percent sign, write %25.';
