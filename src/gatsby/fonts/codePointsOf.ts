const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

export const codePointsIn = (text: string): number[] =>
  Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** Returns the distinct code points of texts, without spaces and invisible characters. */
export const codePointsOf = (...texts: string[]): Set<number> =>
  new Set(codePointsIn(texts.join('').replace(INVISIBLE, '')));
