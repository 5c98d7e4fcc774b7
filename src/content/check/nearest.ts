import { distance } from 'fastest-levenshtein';

/** Returns the known word that resembles a misspelt word most, or `undefined` if none does. Ignores case. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const distanceTo = (other: string) => distance(word.toLowerCase(), other.toLowerCase());
  const [closest] = [...known].sort((one, other) => distanceTo(one) - distanceTo(other));
  // Two letters may be wrong or, in a long word, a third of its letters.
  const isNear = closest && distanceTo(closest) <= Math.max(2, closest.length / 3);
  return isNear ? closest : undefined;
}

// British English has no comma before "or".
const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Returns `Did you mean title?` or, if no known word resembles the word, the sentence `otherwise`. */
export function suggestion(
  word: string,
  known: readonly string[],
  otherwise = `Write ${oneOf.format(known)}.`,
): string {
  const intended = nearest(word, known);
  return intended === undefined ? otherwise : `Did you mean ${intended}?`;
}
