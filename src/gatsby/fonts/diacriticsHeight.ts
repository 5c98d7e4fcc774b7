import type { Font } from 'fontkit';
import { runsOf } from './runsOf';
import { titleFonts } from './titleFonts';

const UNACCENTED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CJK = /[\p{Script=Han}\p{Script=Kana}\p{Script=Hira}\p{Script=Hang}]/u;
/** Minimum extra line height of Chinese, Japanese and Korean, in em: no font of the site has their glyphs to measure. */
const MIN_CJK_HEIGHT = 0.3;

/** Returns how far the letters of a text extend above and below the baseline, in em. Ignores letters without a glyph. */
function extentOf(text: string, fonts: readonly Font[]): { above: number; below: number } {
  const extent = { above: 0, below: 0 };
  const letters = text.replace(/\P{L}/gu, '');
  for (const { font, text: run } of runsOf(letters, fonts))
    for (const { bbox } of font.glyphsForString(run)) {
      extent.above = Math.max(extent.above, bbox.maxY / font.unitsPerEm);
      extent.below = Math.max(extent.below, -bbox.minY / font.unitsPerEm);
    }
  return extent;
}

/** Returns the extra line height that the accents of a heading need compared to unaccented letters, in em. */
export async function diacriticsHeight(heading: string): Promise<number> {
  const text = heading.normalize('NFC');
  const fonts = await titleFonts(text);
  const unaccented = extentOf(UNACCENTED, fonts);
  const { above, below } = extentOf(text, fonts);
  const height = Math.max(0, above - unaccented.above) + Math.max(0, below - unaccented.below);
  return CJK.test(text) ? Math.max(MIN_CJK_HEIGHT, height) : height;
}
