const SOFT_HYPHENS = /\u00AD/g;

/**
 * More letters than two lines have at full size on a desktop, or a word with
 * more letters than one line has.
 */
const MANY_LETTERS = /.{39}|\S{16}/u;

/** Whether Home's heading needs a smaller size on a desktop. */
export const isLongHeading = (heading: string): boolean =>
  MANY_LETTERS.test(heading.replace(SOFT_HYPHENS, ''));
