import { closest, distance } from 'fastest-levenshtein';

/** Returns the known word that a misspelt one resembles, if any. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const [small, others] = [word.toLowerCase(), known.map((name) => name.toLowerCase())];
  const found = closest(small, others);
  const allowed = Math.max(2, Math.floor(found.length / 3));
  return distance(small, found) <= allowed ? known[others.indexOf(found)] : undefined;
}

// British English: no comma before "or".
const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * Returns "Did you mean …?" for a misspelt word.
 * @param otherwise the sentence if no known word resembles it. Default: a list of the known words.
 */
export function suggestion(
  word: string,
  known: readonly string[],
  otherwise = `Write ${oneOf.format(known)}.`,
): string {
  const meant = nearest(word, known);
  return meant === undefined ? otherwise : `Did you mean ${meant}?`;
}
