import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { readSubset, subsetsFor } from './fontPackage';
import { parseFont } from './parseFont';
import type { Typeface } from './typefaces';

const unpacked = new Map<string, Promise<Font>>();

/** Returns the fonts of a typeface at a weight, one for each subset that may have some of the letters. */
export function fontsAt(
  { fonts, faces }: Typeface,
  weight: number,
  letters: Iterable<number>,
): Promise<Font[]> {
  const lighter = faces.filter((each) => parseInt(each.weight, 10) <= weight);
  const face = lighter.at(-1) ?? faces[0];
  const { suffix = '', axes = {} } = face ?? {};
  const unpack = async (subset: string): Promise<Font> => {
    const file = await subsetFont(readSubset(fonts, subset, suffix), '', {
      targetFormat: 'truetype',
      variationAxes: typeof axes.wght === 'object' ? { ...axes, wght: weight } : axes,
      keepAllGlyphs: true,
    });
    return parseFont(file);
  };
  return Promise.all(
    subsetsFor(fonts, letters).map((subset) => {
      const key = [fonts.folder, subset, suffix, weight, JSON.stringify(axes)].join();
      const font = unpacked.get(key) ?? unpack(subset);
      unpacked.set(key, font);
      return font;
    }),
  );
}
