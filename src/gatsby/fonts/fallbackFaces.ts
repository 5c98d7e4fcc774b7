import { parseSubset, requirePackage, subsetsFor } from './fontPackage';
import { textWidth } from './outlineText';
import { fontsAt } from './titleFonts';
import type { Typeface } from './typefaces';

type FontStyle = 'regular' | 'bold';

/**
 * A system font of visitors. The build measures a Fontsource package with the
 * same font, or with one of similar widths.
 */
interface SystemFont {
  family: string;
  measuredPackage: string;

  /**
   * Further names for `local()`: of the regular font, and of fonts with the
   * same glyph widths.
   */
  aliases?: readonly string[];

  /** Average glyph width relative to the font in the package. Default: 1. */
  widthRatio?: Record<FontStyle, number>;
}

const ARIAL_ALIASES = [
  'Liberation Sans',
  'Arimo',
  'Arimo Regular',
  'Helvetica',
];

/**
 * Average widths from @capsizecss/metrics. Segoe UI cannot be measured, because
 * its licence forbids an npm package.
 */
const SEGOE_TO_ARIAL = { regular: 908 / 913, bold: 973 / 983 };

/**
 * The system fonts that have fallback `@font-face` rules, in the order in which
 * a browser tries them.
 */
export const systemFonts: readonly SystemFont[] = [
  { family: 'Arial', measuredPackage: 'arimo', aliases: ARIAL_ALIASES },
  { family: 'Roboto', measuredPackage: 'roboto', aliases: ['Roboto Regular'] },
  { family: 'Segoe UI', measuredPackage: 'arimo', widthRatio: SEGOE_TO_ARIAL },
  {
    family: 'Noto Sans',
    measuredPackage: 'noto-sans',
    aliases: ['Noto Sans Regular'],
  },
  { family: 'DejaVu Sans', measuredPackage: 'dejavu-sans' },
];

function fullNames(
  { family, aliases = [] }: SystemFont,
  style: FontStyle,
): string[] {
  const names = [family, ...aliases];

  if (style === 'regular') return names;

  return names
    .filter((name) => !name.endsWith(' Regular'))
    .map((name) => `${name} Bold`);
}

function widthIn(
  system: SystemFont,
  style: FontStyle,
  wordCounts: ReadonlyMap<string, number>,
) {
  const fontPackage = requirePackage(system.measuredPackage);
  const suffix = style === 'bold' ? '700-normal' : '400-normal';
  const subsets = subsetsFor(fontPackage, [...wordCounts.keys()].join(' '));
  const fonts = subsets.map((subset) =>
    parseSubset(fontPackage, subset, suffix),
  );

  return textWidth(wordCounts, fonts) * (system.widthRatio?.[style] ?? 1);
}

/**
 * `font-weight` of each role's fallback rules. The style sheets use 400, 600
 * and 700; 500 shares the rule of 400.
 */
const WEIGHTS = { heading: ['700'], text: ['400 500', '600', '700'] };

/**
 * Counts the most frequent words. Whole words are measured, because kerning
 * affects the width.
 */
function frequentWords(text: string) {
  const counts = new Map<string, number>();

  for (const word of text.match(/\S+/g) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);

  // With 150 words, the average character width is within 0.1 % of the average
  // of all words.
  return new Map(
    [...counts].sort(([, one], [, other]) => other - one).slice(0, 150),
  );
}

/** Formats a ratio as a percentage with at most four decimals. */
const percent = (value: number): string =>
  `${Number((value * 100).toFixed(4))}%`;

export function fontFamily(typeface?: Typeface): string {
  if (!typeface) return 'system-ui, sans-serif';
  const fallbacks = systemFonts.map(
    ({ family }) => `'${typeface.role} ${family}'`,
  );

  return [`'${typeface.family}'`, ...fallbacks, 'sans-serif'].join(', ');
}

/**
 * Returns `@font-face` rules that give system fonts the typeface's width and
 * height, so that it loads without layout shift.
 */
export async function fallbackFaces(
  typeface: Typeface,
  content: string,
): Promise<string[]> {
  const { role, family } = typeface;
  const wordCounts = frequentWords(content);
  const rules: string[] = [];

  for (const weights of WEIGHTS[role]) {
    const weight = parseInt(weights, 10);
    // From a weight of 600 on, browsers choose the bold style of a system font.
    const style = weight >= 600 ? 'bold' : 'regular';
    const fonts = await fontsAt(
      typeface,
      weight,
      [...wordCounts.keys()].join(' '),
    );
    const width = textWidth(wordCounts, fonts);
    // The fonts of all subsets have the same line height.
    const [font] = fonts;

    if (!font) throw new Error(`${family} has no glyph for the content.`);
    const { ascent, descent, lineGap, unitsPerEm } = font;

    for (const systemFont of systemFonts) {
      // The fallback font is slightly narrower, so that a line that just fits
      // in the typeface also fits in the fallback.
      const scale = (0.998 * width) / widthIn(systemFont, style, wordCounts);
      // size-adjust also scales the overrides, so divide by `scale`. `descent`
      // is negative, but its override must not be.
      const override = (metric: number): string =>
        percent(Math.abs(metric) / unitsPerEm / scale);
      const sources = fullNames(systemFont, style).map(
        (name) => `local('${name}')`,
      );

      rules.push(`@font-face {
  font-family: '${role} ${systemFont.family}';
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
