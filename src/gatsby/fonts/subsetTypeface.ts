import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Face } from './facesOf';
import { type FontPackage, fontPath } from './fontPackage';
import { type FontPart, fontParts } from './fontParts';
import type { Typeface } from './typefaces';

/**
 * OpenType features that the fonts keep. All others, such as tabular figures,
 * would add 4 kB.
 */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];

const HASH_LENGTH = 8; // characters

export interface FontFile {
  name: string;
  font: Buffer;

  /** Value of `font-weight`: `700`, or `400 700`. */
  weight: string;
  characters: string[];
}

const hashOf = (font: Buffer): string =>
  createHash('sha256').update(font).digest('hex').slice(0, HASH_LENGTH);

/** Makes the font file of a part. */
async function fontFile(
  fontPackage: FontPackage,
  { suffix, weight, axes }: Face,
  { use, subset, characters }: FontPart,
): Promise<FontFile> {
  const packagedFont = readFileSync(fontPath(fontPackage, subset, suffix));

  const font = await subsetFont(packagedFont, characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
  });

  const name = `${fontPackage.id}-${use}-${subset}-${hashOf(font)}.woff2`;

  return { name, font, weight, characters };
}

/**
 * Makes the font files of a typeface: its characters for the content and, if it
 * is the text typeface, for what visitors type.
 * @param content all characters of the content, each as often as it occurs
 */
export function subsetTypeface(
  typeface: Typeface,
  content: string,
): Promise<FontFile[]> {
  const { fontPackage, faces } = typeface;

  const files = faces.flatMap((face) =>
    fontParts(typeface, face.suffix, content).map((part) =>
      fontFile(fontPackage, face, part),
    ),
  );

  return Promise.all(files);
}
