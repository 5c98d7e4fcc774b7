import { distance } from 'fastest-levenshtein';

/** Returns the known word that resembles a misspelt word most, or `undefined` if none does. Ignores case. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const distanceTo = (other: string) => distance(word.toLowerCase(), other.toLowerCase());
  const [closest] = [...known].sort((one, other) => distanceTo(one) - distanceTo(other));
  if (closest === undefined) return undefined;
  // Two letters may be wrong or, in a long word, a third of its letters.
  const maxDistance = Math.max(2, closest.length / 3);
  return distanceTo(closest) <= maxDistance ? closest : undefined;
}

// British English: no comma before "or".
const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * Returns a sentence for a misspelt word: `Did you mean title?`
 * @param otherwise the sentence if no known word resembles it. Default: `Write title, order or name.`
 */
export function suggestion(
  word: string,
  known: readonly string[],
  otherwise = `Write ${oneOf.format(known)}.`,
): string {
  const intended = nearest(word, known);
  return intended === undefined ? otherwise : `Did you mean ${intended}?`;
}
