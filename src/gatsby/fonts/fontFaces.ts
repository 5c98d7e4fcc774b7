import type { FontFile } from './subsetTypeface';

function unicodeRange(characters: readonly string[]): string {
  // A range is its first code point and, if it has more, its last.
  const ranges: number[][] = [];
  const codePoints = characters.map((character) => character.codePointAt(0) ?? 0);
  for (const code of codePoints.sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.at(-1) === code - 1) range[1] = code;
    else ranges.push([code]);
  }
  return ranges.map((range) => `U+${range.map((code) => code.toString(16)).join('-')}`).join(', ');
}

export const fontFaces = (family: string, files: readonly FontFile[]): string[] =>
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
