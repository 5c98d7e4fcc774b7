/** Splits a text at the words that have one of `letters`. These words get odd indexes: `One ☃☃ two` → `['One ', '☃☃', ' two']`. */
export const splitAtLetters = (text: string, letters: string): string[] =>
  letters ? text.split(new RegExp(`(\\S*[${letters}]\\S*)`, 'u')) : [text];
