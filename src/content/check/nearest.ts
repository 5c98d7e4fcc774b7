import { closest, distance } from 'fastest-levenshtein';

/** Returns the known word that resembles a misspelt word most, or `undefined` if none does. Ignores case. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const lowerWord = word.toLowerCase();
  const lowerKnown = known.map((each) => each.toLowerCase());
  const closestWord = closest(lowerWord, lowerKnown);
  const maxDistance = Math.max(2, Math.floor(closestWord.length / 3));
  if (distance(lowerWord, closestWord) > maxDistance) return undefined;
  return known[lowerKnown.indexOf(closestWord)];
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
