import { outlineText } from './outlineText';
import { titleFonts } from './titleFonts';

const UNACCENTED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CJK = /[\p{Script=Han}\p{Script=Kana}\p{Script=Hira}\p{Script=Hang}]/u;

/**
 * An estimate in em: no font of the site has Chinese, Japanese or Korean glyphs
 * to measure.
 */
const CJK_HEIGHT = 0.3;

/**
 * Returns the extra line height that the accents of a heading need compared to
 * unaccented letters, in em.
 * @param root folder of the project
 */
export async function diacriticsHeight(
  heading: string,
  root: string,
): Promise<number> {
  const fonts = await titleFonts(heading, root);

  const outlineOf = (text: string) => {
    // Keeps only letters: a bracket or an arrow may be taller, but is no
    // accent. NFC comes first: it merges combining accents, which are no
    // letters, with their letters.
    const letters = text.normalize('NFC').replace(/\P{L}/gu, '');

    // At size 1, a length is in em.
    return outlineText(letters, fonts, { size: 1, spacing: 0 });
  };

  const accented = outlineOf(heading);
  const unaccented = outlineOf(UNACCENTED);

  // The y axis points down, so the smaller `top` is the higher one.
  const above = Math.max(0, unaccented.top - accented.top);
  const below = Math.max(0, accented.bottom - unaccented.bottom);
  const height = above + below;

  return CJK.test(heading) ? Math.max(CJK_HEIGHT, height) : height;
}
