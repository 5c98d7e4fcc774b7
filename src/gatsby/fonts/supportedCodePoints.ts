import { codePointsInFile, subsetsFor } from './fontPackage';
import type { Typeface } from './typefaces';

/** Returns the code points for which a typeface has a glyph. Reads only the subsets that may contain one of `codePoints`. */
export function supportedCodePoints(
  { fonts, faces }: Typeface,
  codePoints: Iterable<number>,
): Set<number> {
  const suffix = faces[0]?.suffix ?? '';
  return new Set(
    subsetsFor(fonts, codePoints).flatMap((name) => codePointsInFile(fonts, name, suffix)),
  );
}
