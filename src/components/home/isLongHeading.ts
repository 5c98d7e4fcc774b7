const SOFT_HYPHENS = /\u00AD/g;

/**
 * Matches a heading that is too long for two lines at full size on a desktop, or
 * a word that is too long for one.
 */
const TOO_MANY_LETTERS = /.{39}|\S{16}/u;

/** Whether Home's heading needs a smaller size on a desktop. */
export const isLongHeading = (heading: string): boolean =>
  TOO_MANY_LETTERS.test(heading.replace(SOFT_HYPHENS, ''));
