import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { type SystemFont, systemFonts } from './systemFonts';
import { type Typeface, unpackFont } from './typefaces';

/** From this weight on, browsers take the bold font of a system. */
const BOLD = 600;

/** The kind of prose that agencies write: letters are measured in words, because kerning counts too. */
const SAMPLE =
  'Who are we? We are a small company. We design and build websites, and we look after them for years. What do you ' +
  'want your website to do? Tell us by e-mail or by phone, and we will tell you how we would do it, how long it would ' +
  'take and what it would cost. You know the price before we begin. Your name, your e-mail address and your phone ' +
  'number are used for the reply and for nothing else. If you want to know what we keep about you, ask us: you have a ' +
  'right to see it, to correct it and to have it deleted.';

// A file holds one font; only collections hold several.
const parse = (file: Buffer): Font => create(file) as Font;

/** Returns the width of the sample in em. */
const widthOf = (font: Font): number => font.layout(SAMPLE).advanceWidth / font.unitsPerEm;

function systemWidth({ measured, ratio: [regular, bold] = [1, 1] }: SystemFont, isBold: boolean) {
  const file = `${measured}-latin-${isBold ? 700 : 400}-normal.woff2`;
  const font = parse(readFileSync(`node_modules/@fontsource/${measured}/files/${file}`));
  return widthOf(font) * (isBold ? bold : regular);
}

const percent = (value: number): string => `${Number((value * 100).toFixed(4))}%`;

/** Names a typeface and, in order, its fallbacks: the value of `font-family`. */
export const familiesOf = ({ property, family }: Typeface): string =>
  [family, ...systemFonts.map((font) => `${property.slice(2)} ${font.family}`)]
    .map((name) => `'${name}'`)
    .concat('sans-serif')
    .join(', ');

/** Writes a `@font-face` rule for each system font at some weights, resized to the letter widths and line height of the typeface. */
async function facesAt(typeface: Typeface, weights: string): Promise<string[]> {
  const weight = parseInt(weights, 10);
  const wanted = parse(await unpackFont(typeface, 'latin', { wght: weight }));
  return systemFonts.map((font) => {
    const isBold = weight >= BOLD;
    const size = widthOf(wanted) / systemWidth(font, isBold);
    const line = (length: number): string => percent(Math.abs(length) / wanted.unitsPerEm / size);
    return `@font-face {
      font-family: '${typeface.property.slice(2)} ${font.family}';
      font-weight: ${weights};
      src: ${font[isBold ? 'bold' : 'regular'].map((name) => `local('${name}')`).join(', ')};
      size-adjust: ${percent(size)};
      ascent-override: ${line(wanted.ascent)};
      descent-override: ${line(wanted.descent)};
      line-gap-override: ${line(wanted.lineGap)};
    }`;
  });
}

/** Writes the `@font-face` rules of the system fonts that stand in until the typeface has loaded. */
export async function fallbackFaces(typeface: Typeface): Promise<string[]> {
  const faces = typeface.fallbackWeights.map((weights) => facesAt(typeface, weights));
  return (await Promise.all(faces)).flat();
}
