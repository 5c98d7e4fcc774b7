import { fontsAt } from './fontsAt';
import { lettersOf } from './lettersOf';
import { systemFonts } from './systemFonts';
import type { SystemWidth } from './systemWidths';
import { textWidth, type Words } from './textWidth';
import { PROPERTIES, type Role, type Typeface } from './typefaces';

/** From this weight on, browsers take the bold font of a system. */
const BOLD = 600;

/** A little narrower, so that a line that just fits in the typeface does not break in a fallback font. */
const NARROWER = 0.998;

/** Weights of each role that get fallback fonts; the first number of each is measured. */
const WEIGHTS: Record<Role, readonly string[]> = {
  heading: ['700'],
  text: ['400 500', '600', '700'],
};

const percent = (value: number): string => `${Number((value * 100).toFixed(4))}%`;

const fallbackName = (role: Role, family: string): string =>
  `${PROPERTIES[role].slice(2)} ${family}`;

/** Names a typeface and, in order, its fallbacks: the value of `font-family`. */
export const familiesOf = ({ role, family }: Typeface): string =>
  [family, ...systemFonts.map((font) => fallbackName(role, font.family))]
    .map((name) => `'${name}'`)
    .concat('sans-serif')
    .join(', ');

/**
 * Writes the `@font-face` rules of the system fonts that stand in until the typeface has loaded: resized, so that the
 * words are as wide and the lines as high as in the typeface.
 */
export async function fallbackFaces(
  typeface: Typeface,
  words: Words,
  systemWidth: SystemWidth,
): Promise<string[]> {
  const { role } = typeface;
  const facesAt = async (weights: string): Promise<string[]> => {
    const weight = parseInt(weights, 10);
    const isBold = weight >= BOLD;
    const fonts = await fontsAt(typeface, weight, lettersOf(' ', ...words.keys()));
    const width = textWidth(words, fonts);
    const [first] = fonts;
    if (!first) throw new Error(`${typeface.family} has no letter of the content.`);
    const { ascent, descent, lineGap, unitsPerEm } = first;
    return systemFonts.map((font) => {
      const size = (NARROWER * width) / systemWidth(font, isBold);
      const line = (length: number): string => percent(Math.abs(length) / unitsPerEm / size);
      return `@font-face {
  font-family: '${fallbackName(role, font.family)}';
  font-weight: ${weights};
  src: ${font[isBold ? 'bold' : 'regular'].map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${line(ascent)};
  descent-override: ${line(descent)};
  line-gap-override: ${line(lineGap)};
}`;
    });
  };
  return (await Promise.all(WEIGHTS[role].map(facesAt))).flat();
}
