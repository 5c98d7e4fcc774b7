import type { Font } from 'fontkit';
import { titleFonts } from './titleFonts';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Where no font has the letters, as those of Chinese: they fill the whole em. */
const UNKNOWN = 0.3;

/** Returns how far letters reach above and below the baseline, in em. Letters that no font has are omitted. */
function reachOf(text: string, fonts: readonly Font[]): { above: number; below: number } {
  const reach = { above: 0, below: 0 };
  for (const letter of text.match(/\p{L}/gu) ?? []) {
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    if (!font) continue;
    const { minY, maxY } = font.glyphForCodePoint(code).bbox;
    reach.above = Math.max(reach.above, maxY / font.unitsPerEm);
    reach.below = Math.max(reach.below, -minY / font.unitsPerEm);
  }
  return reach;
}

/** Returns how much higher than for plain letters a line of the heading has to be for its accents, in em. */
export async function accentRoom(heading: string): Promise<number> {
  const text = heading.normalize('NFC');
  const fonts = await titleFonts(text);
  const plain = reachOf(PLAIN, fonts);
  const { above, below } = reachOf(text, fonts);
  const room = Math.max(0, above - plain.above) + Math.max(0, below - plain.below);
  return /\p{Script=Han}|\p{Script=Kana}|\p{Script=Hira}|\p{Script=Hang}/u.test(text)
    ? Math.max(UNKNOWN, room)
    : room;
}
