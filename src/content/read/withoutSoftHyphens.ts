/** Says where a word may break, and is seen only there. */
export const SOFT_HYPHEN = '\u00AD';

/** A text for programs and for voices, to which the places where its words may break mean nothing. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');
