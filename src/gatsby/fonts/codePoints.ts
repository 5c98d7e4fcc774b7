/** White space, control characters, and characters without a glyph of their own, such as the soft hyphen. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns the code point of every character of a text, repetitions included. */
export const allCodePoints = (text: string): number[] =>
  Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** Returns the distinct code points of texts, without invisible characters. */
export const visibleCodePoints = (...texts: string[]): Set<number> =>
  new Set(allCodePoints(texts.join('').replace(INVISIBLE, '')));
