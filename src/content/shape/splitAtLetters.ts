/** Splits a text around words with any of `letters`. The words get odd indexes: `To Lê now`, `ê` → `['To ', 'Lê', ' now']`. */
export const splitAtLetters = (text: string, letters: string): string[] =>
  letters ? text.split(new RegExp(`(\\S*[${letters}]\\S*)`, 'u')) : [text];
