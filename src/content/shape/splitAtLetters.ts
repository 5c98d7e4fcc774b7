/** Splits a text around words with one of `letters`, which get odd indexes: `A ☃☃ here` with `☃` → `['A ', '☃☃', ' here']`. */
export const splitAtLetters = (text: string, letters: string): string[] =>
  letters ? text.split(new RegExp(`(\\S*[${letters}]\\S*)`, 'u')) : [text];
