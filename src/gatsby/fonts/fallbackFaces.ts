import { fromBuffer } from '@capsizecss/unpack';
import { systemFonts } from './systemFonts';
import { type Typeface, unpackFont } from './typefaces';

/** From this weight on, browsers take the bold font of a system. */
const BOLD = 600;

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
  const wanted = await fromBuffer(await unpackFont(typeface, 'latin', { wght: weight }));
  return systemFonts.map(({ family, regular, bold }) => {
    const { names, width } = weight < BOLD ? regular : bold;
    const size = wanted.xWidthAvg / wanted.unitsPerEm / width;
    const line = (length: number): string => percent(Math.abs(length) / wanted.unitsPerEm / size);
    return `@font-face {
      font-family: '${typeface.property.slice(2)} ${family}';
      font-weight: ${weights};
      src: ${names.map((name) => `local('${name}')`).join(', ')};
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
