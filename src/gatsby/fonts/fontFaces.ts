import type { FontFile } from './cutFonts';
import { fallbackFaces, familiesOf } from './fallbackFaces';
import type { Typeface } from './typefaces';

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

/** Writes the style rules of one typeface and its fallbacks. */
export async function fontFaces(typeface: Typeface, files: FontFile[]): Promise<string> {
  const face = ({ file, characters }: FontFile): string => `@font-face {
    font-family: '${typeface.family}';
    font-weight: ${typeface.weight};
    font-style: normal;
    font-display: swap;
    src: url('/fonts/${file}') format('woff2');
    unicode-range: ${unicodeRange(characters)};
  }`;
  const families = `:root { ${typeface.property}: ${familiesOf(typeface)}; }`;
  return [...files.map(face), ...(await fallbackFaces(typeface)), families].join('\n\n');
}
