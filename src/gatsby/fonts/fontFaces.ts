import type { CutTypeface, FontFile } from './cutFonts';
import { restFamily } from './typefaces';

/** Neighbouring code points as pairs of first and last. */
export function rangesOf(characters: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const code of characters) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

const hex = (code: number): string => code.toString(16);
const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

function unicodeRange(characters: readonly number[]): string {
  return rangesOf(characters)
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

/** The style rules of one typeface, and of the local one that stands in until it is there, set to the same measure. */
export function fontFaces({ typeface, facts, base, rest }: CutTypeface): string {
  const face = (family: string, { file, characters }: FontFile): string => `@font-face {
    font-family: '${family}';
    font-weight: ${typeface.weight};
    font-style: normal;
    font-display: swap;
    src: url('/fonts/${file}') format('woff2');
    unicode-range: ${unicodeRange(characters)};
  }`;
  const fallback = ({
    weight,
    local,
    sizeAdjust,
  }: (typeof typeface.fallbacks)[number]): string => `@font-face {
    font-family: '${typeface.fallbackFamily}';
    font-weight: ${weight};
    src: ${local.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${percent(sizeAdjust)};
    ascent-override: ${percent(facts.ascent / sizeAdjust)};
    descent-override: ${percent(facts.descent / sizeAdjust)};
    line-gap-override: 0%;
  }`;
  return [
    face(typeface.family, base),
    ...rest.map((file) => face(restFamily(typeface), file)),
    ...typeface.fallbacks.map(fallback),
  ].join('\n\n');
}
