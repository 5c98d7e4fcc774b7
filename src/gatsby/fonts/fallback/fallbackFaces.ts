import { fontsAt } from '../fontsAt';
import { FAMILY_PROPERTIES, type Role, type Typeface } from '../typefaces';
import { fullNames, systemFonts, widthIn } from './systemFonts';
import { textWidth, type WordCounts } from './textWidth';

/** Makes fallback fonts slightly narrower, so that a line that just fits in the typeface also fits in its fallback font. */
const WIDTH_FACTOR = 0.998;
/** Values of `font-weight` for the fallback fonts of each role. A range is measured at its first weight. */
const WEIGHTS: Record<Role, readonly string[]> = {
  heading: ['700'],
  text: ['400 500', '600', '700'],
};

const percent = (value: number): string => `${Number((value * 100).toFixed(4))}%`;

const fallbackName = (role: Role, family: string): string =>
  `${FAMILY_PROPERTIES[role].replace('--', '')} ${family}`;

export function fontFamily(typeface?: Typeface): string {
  if (!typeface) return 'system-ui, sans-serif';
  const fallbackNames = systemFonts.map(({ family }) => fallbackName(typeface.role, family));
  const names = [typeface.family, ...fallbackNames].map((name) => `'${name}'`);
  return [...names, 'sans-serif'].join(', ');
}

/** The fallback fonts have the typeface's word widths and line height: the layout does not shift when the typeface loads. */
export async function fallbackFaces(typeface: Typeface, words: WordCounts): Promise<string[]> {
  const { role } = typeface;
  const rules: string[] = [];
  for (const weights of WEIGHTS[role]) {
    const weight = parseInt(weights, 10);
    // From a weight of 600 on, browsers choose the bold style of a system font.
    const style = weight >= 600 ? 'bold' : 'regular';
    // A typeface has a font for each alphabet.
    const fonts = await fontsAt(typeface, weight, [...words.keys()].join(' '));
    const width = textWidth(words, fonts);
    // All fonts of a typeface have the same line height.
    const [font] = fonts;
    if (!font) throw new Error(`${typeface.family} has no glyph for the content.`);
    const { ascent, descent, lineGap, unitsPerEm } = font;
    for (const systemFont of systemFonts) {
      const scale = (WIDTH_FACTOR * width) / widthIn(systemFont, style, words);
      // size-adjust also scales the overrides. `descent` is negative, but its override must not be.
      const override = (metric: number): string => percent(Math.abs(metric) / unitsPerEm / scale);
      const sources = fullNames(systemFont, style).map((name) => `local('${name}')`);
      rules.push(`@font-face {
  font-family: '${fallbackName(role, systemFont.family)}';
  font-weight: ${weights};
  src: ${sources.join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${override(ascent)};
  descent-override: ${override(descent)};
  line-gap-override: ${override(lineGap)};
}`);
    }
  }
  return rules;
}
