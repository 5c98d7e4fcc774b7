import type { Font } from 'fontkit';
import { parseSubset, requirePackage, subsetsFor } from './fontPackage';

export type FontStyle = 'regular' | 'bold';

/**
 * A font family on visitors' devices. The build can't read it, so it measures a
 * package of Fontsource: the same family, or one of similar widths.
 */
export interface SystemFont {
  family: string;

  /** Id of the package: `arimo`. */
  measuredPackage: string;

  /**
   * Other names for `local()`: the full name of the regular font
   * (`Roboto Regular`), and fonts with the same widths.
   */
  aliases?: readonly string[];

  /** Average glyph width relative to the measured package. Default: 1. */
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

/** Returns the names under which `local()` finds a system font. */
export function localNames(
  { family, aliases = [] }: SystemFont,
  style: FontStyle,
): string[] {
  const names = [family, ...aliases];

  if (style === 'regular') return names;

  // `Roboto Regular` is the name of one font, `Roboto` of a family. Only with a
  // family's name, ` Bold` makes the name of the bold font.
  return names
    .filter((name) => !name.endsWith(' Regular'))
    .map((name) => `${name} Bold`);
}

/** End of the file name in a Fontsource package. */
const FILE_SUFFIXES: Record<FontStyle, string> = {
  regular: '400-normal',
  bold: '700-normal',
};

/**
 * Returns the packaged fonts that stand in for a system font, one for each
 * subset that may contain a character of a text.
 */
export function measuredFonts(
  { measuredPackage }: SystemFont,
  style: FontStyle,
  text: string,
): Font[] {
  const fontPackage = requirePackage(measuredPackage);

  return subsetsFor(fontPackage, text).map((subset) =>
    parseSubset(fontPackage, subset, FILE_SUFFIXES[style]),
  );
}
