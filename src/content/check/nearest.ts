import { closest, distance } from 'fastest-levenshtein';

/** The known word that a misspelt one was meant to be; nothing where none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  // Compared in lower case, so that `Title` and `ORDER` find their way.
  const [small, others] = [word.toLowerCase(), known.map((name) => name.toLowerCase())];
  const found = closest(small, others);
  const allowed = Math.max(2, Math.floor(found.length / 3));
  return distance(small, found) <= allowed ? known[others.indexOf(found)] : undefined;
}

// `a, b or c`: the British have no comma before the last.
const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * A question after a misspelt word.
 * @param otherwise what to say where none is near; if not said, the list of the words that there are
 */
export function suggestion(
  word: string,
  known: readonly string[],
  otherwise = `Write ${oneOf.format(known)}.`,
): string {
  const meant = nearest(word, known);
  return meant === undefined ? otherwise : `Did you mean ${meant}?`;
}
