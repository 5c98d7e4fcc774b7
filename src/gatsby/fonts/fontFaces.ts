import type { FontFile } from './cutFonts';
import type { Typeface } from './typefaces';

const hex = (code: number): string => code.toString(16);

/** Writes code points as CSS does: the first and the last of neighbours. */
function unicodeRange(characters: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of [...characters].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

/** Writes the `@font-face` rules of a typeface. */
export const fontFaces = ({ family }: Typeface, files: readonly FontFile[]): string[] =>
  files.map(
    ({ file, weight, characters }) => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-style: normal;
  font-display: swap;
  src: url('/fonts/${file}') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}`,
  );
