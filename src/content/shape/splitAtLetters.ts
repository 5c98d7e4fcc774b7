/** Splits a text around words with one of `letters`. The words get odd indexes: `A ☃☃ here`, `☃` → `['A ', '☃☃', ' here']`. */
export const splitAtLetters = (text: string, letters: string): string[] =>
  letters ? text.split(new RegExp(`(\\S*[${letters}]\\S*)`, 'u')) : [text];
