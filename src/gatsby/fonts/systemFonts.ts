import { parseSubset, requirePackage, subsetsFor } from './fontPackage';
import { textWidth } from './outlineText';

type FontStyle = 'regular' | 'bold';

/** A sans-serif system font. The build machine need not have it: a Fontsource package has it, or one of similar widths. */
interface SystemFont {
  family: string;
  measuredPackage: string;
  /** Other full names of the regular font, and fonts with the same glyph widths. */
  aliases?: readonly string[];
  /** Average glyph width relative to the font in the package. Default: 1. */
  widthRatio?: Record<FontStyle, number>;
}

const ARIAL_ALIASES = ['Liberation Sans', 'Arimo', 'Arimo Regular', 'Helvetica'];
/** The licence of Segoe UI forbids an npm package. @capsizecss/metrics has the average widths of Segoe UI and Arial. */
const SEGOE_TO_ARIAL = { regular: 908 / 913, bold: 973 / 983 };

/** In the order in which a browser tries them. */
export const systemFonts: readonly SystemFont[] = [
  { family: 'Arial', measuredPackage: 'arimo', aliases: ARIAL_ALIASES },
  { family: 'Roboto', measuredPackage: 'roboto', aliases: ['Roboto Regular'] },
  { family: 'Segoe UI', measuredPackage: 'arimo', widthRatio: SEGOE_TO_ARIAL },
  { family: 'Noto Sans', measuredPackage: 'noto-sans', aliases: ['Noto Sans Regular'] },
  { family: 'DejaVu Sans', measuredPackage: 'dejavu-sans' },
];

export function fullNames({ family, aliases = [] }: SystemFont, style: FontStyle): string[] {
  const names = [family, ...aliases];
  if (style === 'regular') return names;
  return names.filter((name) => !name.endsWith(' Regular')).map((name) => `${name} Bold`);
}

export function widthIn(font: SystemFont, style: FontStyle, words: ReadonlyMap<string, number>) {
  const fontPackage = requirePackage(font.measuredPackage);
  const suffix = style === 'bold' ? '700-normal' : '400-normal';
  const subsets = subsetsFor(fontPackage, [...words.keys()].join(' '));
  const fonts = subsets.map((subset) => parseSubset(fontPackage, subset, suffix));
  return textWidth(words, fonts) * (font.widthRatio?.[style] ?? 1);
}
