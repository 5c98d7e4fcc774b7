import { outlineText } from './outlineText';
import { titleFonts } from './titleFonts';

const UNACCENTED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CJK = /[\p{Script=Han}\p{Script=Kana}\p{Script=Hira}\p{Script=Hang}]/u;
/** Minimum extra line height of Chinese, Japanese and Korean, in em: no font of the site has their glyphs to measure. */
const MIN_CJK_HEIGHT = 0.3;

/** Returns the extra line height that the accents of a heading need compared to unaccented letters, in em. */
export async function diacriticsHeight(heading: string): Promise<number> {
  const fonts = await titleFonts(heading);
  const outlineOf = (text: string) =>
    outlineText(text.normalize('NFC').replace(/\P{L}/gu, ''), fonts, { size: 1, spacing: 0 });
  const [accented, unaccented] = [outlineOf(heading), outlineOf(UNACCENTED)];
  const height =
    Math.max(0, unaccented.top - accented.top) + Math.max(0, accented.bottom - unaccented.bottom);
  return CJK.test(heading) ? Math.max(MIN_CJK_HEIGHT, height) : height;
}
