/** An invisible break opportunity. If the word breaks there, the browser shows a hyphen. */
export const SOFT_HYPHEN = '\u00AD';

export const withoutSoftHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');
