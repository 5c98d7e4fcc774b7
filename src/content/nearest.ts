import { closest, distance } from 'fastest-levenshtein';

/** The known word that a misspelt one was meant to be; nothing where none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const found = closest(word, known);
  const allowed = Math.max(2, Math.floor(found.length / 3));
  // Compared in lower case, so that `Title` and `ORDER` find their way.
  return distance(word.toLowerCase(), found.toLowerCase()) <= allowed ? found : undefined;
}

/** Words in a row, as a sentence holds them: `a, b or c`. */
export const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** A question after a misspelt word, or the list of the words that there are. */
export function suggestion(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === undefined ? `Write ${oneOf(known)}.` : `Did you mean ${meant}?`;
}
