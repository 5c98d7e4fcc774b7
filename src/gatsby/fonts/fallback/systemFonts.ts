import { parseSubset, requirePackage, subsetsFor } from '../fontPackage';
import { textWidth, type WordCounts } from './textWidth';

type FontStyle = 'regular' | 'bold';

/** A sans-serif system font. The build machine need not have it: a Fontsource package has it, or one of similar widths. */
interface SystemFont {
  family: string;
  /** Other full names of the regular font, and fonts with the same glyph widths. */
  aliases?: readonly string[];
  measuredPackage: string;
  /** Average glyph width relative to the font in the package. Default: 1. */
  widthRatio?: Record<FontStyle, number>;
}

/** In the order in which a browser tries them. */
export const systemFonts: readonly SystemFont[] = [
  {
    family: 'Arial',
    aliases: ['Liberation Sans', 'Arimo', 'Arimo Regular', 'Helvetica'],
    measuredPackage: 'arimo',
  },
  { family: 'Roboto', aliases: ['Roboto Regular'], measuredPackage: 'roboto' },
  {
    family: 'Segoe UI',
    // The licence of Segoe UI forbids an npm package. @capsizecss/metrics has the average widths of Segoe UI and Arial.
    measuredPackage: 'arimo',
    widthRatio: { regular: 908 / 913, bold: 973 / 983 },
  },
  { family: 'Noto Sans', aliases: ['Noto Sans Regular'], measuredPackage: 'noto-sans' },
  { family: 'DejaVu Sans', measuredPackage: 'dejavu-sans' },
];

export function fullNames({ family, aliases = [] }: SystemFont, style: FontStyle): string[] {
  const names = [family, ...aliases];
  if (style === 'regular') return names;
  return names.filter((name) => !name.endsWith(' Regular')).map((name) => `${name} Bold`);
}

export function widthIn(font: SystemFont, style: FontStyle, words: WordCounts): number {
  const fontPackage = requirePackage(font.measuredPackage);
  const suffix = style === 'bold' ? '700-normal' : '400-normal';
  const subsets = subsetsFor(fontPackage, [...words.keys()].join(' '));
  const fonts = subsets.map((subset) => parseSubset(fontPackage, subset, suffix));
  return textWidth(words, fonts) * (font.widthRatio?.[style] ?? 1);
}
