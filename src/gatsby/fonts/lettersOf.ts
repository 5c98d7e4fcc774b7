const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns the code points of texts, each once, without spaces and invisible characters. */
export const lettersOf = (...texts: string[]): Set<number> =>
  new Set([...texts.join('').replace(INVISIBLE, '')].map((letter) => letter.codePointAt(0) ?? 0));
