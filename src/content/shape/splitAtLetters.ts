/** Splits a text around words with one of `letters`; they get odd indexes. With `é`: `A café here` → `['A ', 'café', ' here']`. */
export const splitAtLetters = (text: string, letters: string): string[] =>
  letters ? text.split(new RegExp(`(\\S*[${letters}]\\S*)`, 'u')) : [text];
