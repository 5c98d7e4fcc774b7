/** An invisible break opportunity. A hyphen is shown if the word breaks there. */
export const SOFT_HYPHEN = '\u00AD';

/** Removes soft hyphens, for programs and screen readers. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');
