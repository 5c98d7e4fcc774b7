import { textWidth } from './outlineText';
import { fullNames, systemFonts, widthIn } from './systemFonts';
import { fontsAt } from './titleFonts';
import type { Role, Typeface } from './typefaces';

/** With 150 words, the average character width is within 0.1 % of the average of all words. */
const MAX_WORDS = 150;
/** Makes fallback fonts slightly narrower, so that a line that just fits in the typeface also fits in its fallback font. */
const WIDTH_FACTOR = 0.998;
/** Values of `font-weight` for the fallback fonts of each role. A range is measured at its first weight. */
const WEIGHTS = { heading: ['700'], text: ['400 500', '600', '700'] };

/** Whole words are measured, because kerning affects the width. */
function frequentWords(text: string) {
  const counts = new Map<string, number>();
  for (const word of text.match(/\S+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].sort(([, one], [, other]) => other - one).slice(0, MAX_WORDS));
}

const percent = (value: number): string => `${Number((value * 100).toFixed(4))}%`;

const fallbackName = (role: Role, family: string): string =>
  `${role === 'heading' ? 'display' : 'body'} ${family}`;

export function fontFamily(typeface?: Typeface): string {
  if (!typeface) return 'system-ui, sans-serif';
  const fallbacks = systemFonts.map(({ family }) => `'${fallbackName(typeface.role, family)}'`);
  return [`'${typeface.family}'`, ...fallbacks, 'sans-serif'].join(', ');
}

/** Gives fallback fonts the typeface's word widths and line height: the layout does not shift when the typeface loads. */
export async function fallbackFaces(typeface: Typeface, content: string): Promise<string[]> {
  const { role, family } = typeface;
  const words = frequentWords(content);
  const rules: string[] = [];
  for (const weights of WEIGHTS[role]) {
    const weight = parseInt(weights, 10);
    // From a weight of 600 on, browsers choose the bold style of a system font.
    const style = weight >= 600 ? 'bold' : 'regular';
    // A typeface has a font for each alphabet. All have the same line height.
    const fonts = await fontsAt(typeface, weight, [...words.keys()].join(' '));
    const width = textWidth(words, fonts);
    const [font] = fonts;
    if (!font) throw new Error(`${family} has no glyph for the content.`);
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
