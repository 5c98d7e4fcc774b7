import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import {
  fontPath,
  parseFont,
  parseSubset,
  requirePackage,
  subsetsFor,
} from './fontPackage';
import { charactersWithoutGlyph, lettersIn } from './fontPlan';
import { outlineText } from './outlineText';
import { readTypefaces, type Typeface } from './typefaces';

const fontCache = new Map<string, Promise<Font>>();

/**
 * Returns static fonts of a typeface at a weight, one for each subset that may
 * contain a character of a text.
 */
export function fontsAt(
  { fontPackage, faces }: Typeface,
  weight: number,
  text: string,
) {
  // Chooses the heaviest face that starts at or below `weight`, or else the
  // lightest. A range of weights becomes `weight`.
  const face =
    faces.filter((each) => parseInt(each.weight, 10) <= weight).at(-1) ??
    faces[0];
  const axes =
    typeof face.axes.wght === 'object'
      ? { ...face.axes, wght: weight }
      : face.axes;
  // Keeps all glyphs, and only fixes the axes. The format is not woff2, because
  // compressing takes time.
  const options = {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepAllGlyphs: true,
  } as const;
  const fonts = subsetsFor(fontPackage, text).map((subset) => {
    const path = fontPath(fontPackage, subset, face.suffix);
    const key = [path, JSON.stringify(axes)].join();
    const font =
      fontCache.get(key) ??
      subsetFont(readFileSync(path), '', options).then(parseFont);

    fontCache.set(key, font);

    return font;
  });

  return Promise.all(fonts);
}

/**
 * Returns the fonts of the site's first typeface that has all letters of a
 * title, if any, then DejaVu Sans as a fallback.
 */
export async function titleFonts(title: string): Promise<Font[]> {
  const composed = title.normalize('NFC');
  const hasAllLetters = (each: Typeface) =>
    !lettersIn(charactersWithoutGlyph(each, composed));
  const typeface = readTypefaces().find(hasAllLetters);
  const fonts = typeface ? await fontsAt(typeface, 700, composed) : [];

  // This `latin` subset suffices: its 5,900 characters include Vietnamese,
  // Greek, Cyrillic and arrows.
  return [
    ...fonts,
    parseSubset(requirePackage('dejavu-sans'), 'latin', '700-normal'),
  ];
}

/**
 * Returns the width of the widest word in a slide's title in em, plus 0.3,
 * rounded up, at most 12.
 */
export async function widestWordWidth(title: string): Promise<number> {
  const fonts = await titleFonts(title);
  // Lines also break after hyphens.
  const widths = title.split(/\s+|(?<=-)/).map((word) => {
    const { left, right } = outlineText(word, fonts, {
      size: 1,
      spacing: -0.045,
    }); // spacing as in Slide.module.css

    // Slide.module.css leaves at least 0.05 em of these 0.3 em free beside the
    // word.
    return right - left + 0.3;
  });

  // Carousel.module.css has rules for widths up to 12.
  return Math.min(12, Math.ceil(Math.max(...widths)));
}

const UNACCENTED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CJK = /[\p{Script=Han}\p{Script=Kana}\p{Script=Hira}\p{Script=Hang}]/u;

/**
 * Returns the extra line height that the accents of a heading need compared to
 * unaccented letters, in em.
 */
export async function diacriticsHeight(heading: string): Promise<number> {
  const fonts = await titleFonts(heading);
  const outlineOf = (text: string) =>
    outlineText(text.normalize('NFC').replace(/\P{L}/gu, ''), fonts, {
      size: 1,
      spacing: 0,
    });
  const [accented, unaccented] = [outlineOf(heading), outlineOf(UNACCENTED)];
  const height =
    Math.max(0, unaccented.top - accented.top) +
    Math.max(0, accented.bottom - unaccented.bottom);

  // No font of the site has Chinese, Japanese or Korean glyphs to measure, so
  // 0.3 em is an estimate.
  return CJK.test(heading) ? Math.max(0.3, height) : height;
}
