import type { Font } from 'fontkit';
import { fontsAt } from './measure/fontsAt';
import { textWidth } from './measure/textWidth';
import type { Role } from './role';
import {
  type FontStyle,
  localNames,
  measuredFonts,
  type SystemFont,
  systemFonts,
} from './systemFonts';
import type { Typeface } from './typefaces';

type WordCounts = ReadonlyMap<string, number>;

/**
 * `font-weight` of each role's fallback rules. The style sheets use 400, 600
 * and 700; 500 shares the rule of 400.
 */
const WEIGHTS: Record<Role, readonly string[]> = {
  heading: ['700'],
  text: ['400 500', '600', '700'],
};

/** From this weight on, browsers choose the bold style of a system font. */
const LIGHTEST_BOLD = 600;

/**
 * Width of a fallback font relative to the typeface. It is slightly narrower,
 * so that a line that just fits in the typeface also fits in the fallback font.
 */
const RELATIVE_WIDTH = 0.998;

/**
 * Number of words to measure. With these, the average character width is within
 * 0.1 % of the average of all words.
 */
const MEASURED_WORDS = 150;

/**
 * Counts the most frequent words. Whole words are measured, because kerning
 * affects the width.
 */
function frequentWords(words: string): WordCounts {
  const counts = new Map<string, number>();

  for (const word of words.match(/\S+/g) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);

  const byFrequency = [...counts].sort(
    ([, count], [, otherCount]) => otherCount - count,
  );

  return new Map(byFrequency.slice(0, MEASURED_WORDS));
}

const wordsIn = (wordCounts: WordCounts): string =>
  [...wordCounts.keys()].join(' ');

/** Returns the total width of all occurrences of words, in em. */
function widthIn(
  systemFont: SystemFont,
  style: FontStyle,
  wordCounts: WordCounts,
): number {
  const fonts = measuredFonts(systemFont, style, wordsIn(wordCounts));
  const ratio = systemFont.widthRatio?.[style] ?? 1;

  return textWidth(wordCounts, fonts) * ratio;
}

/** Formats a ratio as a percentage with at most four decimals. */
const percent = (value: number): string =>
  `${Number((value * 100).toFixed(4))}%`;

interface FallbackFace {
  /** Name of the fallback font: `text Arial`. */
  family: string;

  /** Value of `font-weight`. */
  weights: string;

  /** Names of the system font for `local()`. */
  names: readonly string[];

  /** Factor that makes the system font as wide as the typeface. */
  scale: number;

  /** A font of the typeface, whose line height the fallback gets. */
  font: Font;
}

/** Returns the `@font-face` rule of a fallback font. */
function fallbackRule({ family, weights, names, scale, font }: FallbackFace) {
  const { ascent, descent, lineGap, unitsPerEm } = font;
  const sources = names.map((name) => `local('${name}')`);

  // size-adjust also scales the overrides, so divide by `scale`. `descent` is
  // negative, but its override must not be.
  const override = (metric: number): string =>
    percent(Math.abs(metric) / unitsPerEm / scale);

  return `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  src: ${sources.join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${override(ascent)};
  descent-override: ${override(descent)};
  line-gap-override: ${override(lineGap)};
}`;
}

/** Returns the rules for one value of `font-weight`, one per system font. */
async function fallbackRulesAt(
  weights: string,
  { typeface, wordCounts }: { typeface: Typeface; wordCounts: WordCounts },
): Promise<string[]> {
  const { chosenFor, family } = typeface;

  // The first of two weights: `400 500` is measured at 400.
  const weight = parseInt(weights, 10);
  const style = weight >= LIGHTEST_BOLD ? 'bold' : 'regular';

  const fonts = await fontsAt(typeface, weight, wordsIn(wordCounts));

  // The fonts of all subsets have the same line height.
  const [font] = fonts;

  if (!font) throw new Error(`${family} has no glyph for the content.`);

  const width = RELATIVE_WIDTH * textWidth(wordCounts, fonts);

  return systemFonts.map((systemFont) =>
    fallbackRule({
      family: `${chosenFor} ${systemFont.family}`,
      weights,
      names: localNames(systemFont, style),
      scale: width / widthIn(systemFont, style, wordCounts),
      font,
    }),
  );
}

/**
 * Returns `@font-face` rules that give system fonts the typeface's width and
 * height, so that it loads without layout shift.
 * @param words of the content, separated by spaces
 */
export async function fallbackFaces(
  typeface: Typeface,
  words: string,
): Promise<string[]> {
  const wordCounts = frequentWords(words);

  const rules = await Promise.all(
    WEIGHTS[typeface.chosenFor].map((weights) =>
      fallbackRulesAt(weights, { typeface, wordCounts }),
    ),
  );

  return rules.flat();
}
