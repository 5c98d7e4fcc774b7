import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import type { FontFile } from './cutFonts';
import { type Typeface, unpackFont } from './typefaces';

const hex = (code: number): string => code.toString(16);

/** Code points as CSS names them: of neighbours the first and the last. */
function unicodeRange(characters: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of characters) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

/** The rule of what stands in for a typeface at some weights, set to the measure of the first of them. */
async function fallbackFace(
  typeface: Typeface,
  { weight, local }: Typeface['fallbacks'][number],
): Promise<string> {
  const font = await unpackFont(typeface, 'latin', { wght: parseInt(weight, 10) });
  const [fallback] = createFontStack([await fromBuffer(font), local.metrics], {
    fontFaceFormat: 'styleObject',
  }).fontFaces;
  if (!fallback) throw new Error(`${typeface.family} has no fallback.`);
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fallback['@font-face'];
  return `@font-face {
    font-family: '${typeface.fallbackFamily}';
    font-weight: ${weight};
    src: ${local.names.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${sizeAdjust};
    ascent-override: ${ascentOverride};
    descent-override: ${descentOverride};
    line-gap-override: ${lineGapOverride};
  }`;
}

/** The style rules of one typeface, and of the local ones that stand in until it is there. */
export async function fontFaces(typeface: Typeface, files: FontFile[]): Promise<string> {
  const face = ({ file, characters }: FontFile): string => `@font-face {
    font-family: '${typeface.family}';
    font-weight: ${typeface.weight};
    font-style: normal;
    font-display: swap;
    src: url('/fonts/${file}') format('woff2');
    unicode-range: ${unicodeRange(characters)};
  }`;
  const fallbacks = typeface.fallbacks.map((fallback) => fallbackFace(typeface, fallback));
  return [...files.map(face), ...(await Promise.all(fallbacks))].join('\n\n');
}
