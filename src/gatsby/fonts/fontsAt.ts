import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { parseFont, readSubset, subsetsFor } from './fontPackage';
import type { Typeface } from './typefaces';

const cachedFonts = new Map<string, Promise<Font>>();

/** Returns static fonts of a typeface at a weight, one for each subset that may contain one of the code points. */
export function fontsAt(
  { fontPackage, faces }: Typeface,
  weight: number,
  codePoints: Iterable<number>,
): Promise<Font[]> {
  // The heaviest face up to the weight, or else the lightest.
  const face = faces.filter((each) => parseInt(each.weight, 10) <= weight).at(-1) ?? faces[0];
  const { suffix = '', axes = {} } = face ?? {};
  /** Pins the variation axes of a font file. */
  const instantiate = async (subset: string): Promise<Font> => {
    const file = await subsetFont(readSubset(fontPackage, subset, suffix), '', {
      targetFormat: 'truetype',
      variationAxes: typeof axes.wght === 'object' ? { ...axes, wght: weight } : axes,
      keepAllGlyphs: true,
    });
    return parseFont(file);
  };
  return Promise.all(
    subsetsFor(fontPackage, codePoints).map((subset) => {
      const key = [fontPackage.folder, subset, suffix, weight, JSON.stringify(axes)].join();
      const font = cachedFonts.get(key) ?? instantiate(subset);
      cachedFonts.set(key, font);
      return font;
    }),
  );
}
