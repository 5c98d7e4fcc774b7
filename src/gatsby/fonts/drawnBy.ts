import { charactersOf, subsetsFor } from './fontPackage';
import type { Typeface } from './typefaces';

/** Returns the code points that a typeface draws, in the subsets that may have some of the letters. */
export function drawnBy({ fonts, faces }: Typeface, letters: Iterable<number>): Set<number> {
  const suffix = faces[0]?.suffix ?? '';
  return new Set(subsetsFor(fonts, letters).flatMap((name) => charactersOf(fonts, name, suffix)));
}
