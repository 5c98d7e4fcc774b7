const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns the distinct code points of texts, without spaces and invisible characters. */
export const codePointsOf = (...texts: string[]): Set<number> =>
  new Set(
    [...texts.join('').replace(INVISIBLE, '')].map((character) => character.codePointAt(0) ?? 0),
  );
