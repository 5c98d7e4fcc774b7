import type { FontFile } from './subsetTypeface';

const hex = (code: number): string => code.toString(16);

/** Returns the value of `unicode-range`. Merges consecutive code points into one range. */
function unicodeRange(codePoints: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const code of [...codePoints].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && range.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges
    .map(({ first, last }) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`))
    .map((range) => `U+${range}`)
    .join(', ');
}

/** Returns the `@font-face` rules of a typeface. */
export const fontFaces = (family: string, files: readonly FontFile[]): string[] =>
  files.map(
    ({ file, weight, codePoints }) => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-style: normal;
  font-display: swap;
  src: url('/fonts/${file}') format('woff2');
  unicode-range: ${unicodeRange(codePoints)};
}`,
  );
