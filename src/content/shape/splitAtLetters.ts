/** Splits a text at its words that contain one of `letters`. These words are at the odd positions of the result. */
export const splitAtLetters = (text: string, letters: string): string[] =>
  letters ? text.split(new RegExp(`(\\S*[${letters}]\\S*)`, 'u')) : [text];
