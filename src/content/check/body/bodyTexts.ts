/** Names of the placeholders that the site replaces in a body. */
export const BODY_PLACEHOLDERS = ['name', 'email'];

/** The message about a picture in a text that can't show pictures. */
export const HAS_PICTURE =
  'has a picture in it, and this text cannot show pictures. Delete the picture, and say in words what it shows. A picture can stand in the text of a project, of a text page, or of a service with a page of its own.';

/** The end of the message about an address such as `/100%`. */
export const NOT_A_CODE =
  'has a % that does not begin a character code. For a percent sign, write %25.';
