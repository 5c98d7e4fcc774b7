import type { FontFile } from './subsetTypeface';

/** Code points from `first` to `last`. */
interface CodeRange {
  first: number;
  last: number;
}

function codeRanges(characters: readonly string[]): CodeRange[] {
  const ranges: CodeRange[] = [];

  const codes = characters
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((one, other) => one - other);

  for (const code of codes) {
    const range = ranges.at(-1);

    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }

  return ranges;
}

/** Formats a range for `unicode-range`: `U+61`, or `U+61-63`. */
function formatRange({ first, last }: CodeRange): string {
  const ending = last > first ? `-${last.toString(16)}` : '';

  return `U+${first.toString(16)}${ending}`;
}

/** Returns the `@font-face` rule of a font file in public/fonts/. */
export const fontFace = (
  family: string,
  { name, weight, characters }: Omit<FontFile, 'font'>,
): string => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-style: normal;
  font-display: swap;
  src: url('/fonts/${name}') format('woff2');
  unicode-range: ${codeRanges(characters).map(formatRange).join(', ')};
}`;
