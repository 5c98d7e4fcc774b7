import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { fontFile, parseFont, subsetsFor } from './fontPackage';
import type { Typeface } from './typefaces';

const cachedFonts = new Map<string, Promise<Font>>();

/** Returns static fonts of a typeface at a weight, one for each subset that may contain a character of a text. */
export function fontsAt({ fontPackage, faces }: Typeface, weight: number, text: string) {
  // The heaviest face up to the weight, or else the lightest.
  const face = faces.filter((each) => parseInt(each.weight, 10) <= weight).at(-1) ?? faces[0];
  const axes = typeof face.axes.wght === 'object' ? { ...face.axes, wght: weight } : face.axes;
  const options = { targetFormat: 'truetype', variationAxes: axes, keepAllGlyphs: true } as const;
  const instantiate = async (path: string): Promise<Font> =>
    parseFont(await subsetFont(readFileSync(path), '', options));
  const fonts = subsetsFor(fontPackage, text).map((subset) => {
    const path = fontFile(fontPackage, subset, face.suffix);
    const key = [path, JSON.stringify(axes)].join();
    const font = cachedFonts.get(key) ?? instantiate(path);
    cachedFonts.set(key, font);
    return font;
  });
  return Promise.all(fonts);
}
