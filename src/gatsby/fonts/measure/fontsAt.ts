import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { Face, Faces } from '../facesOf';
import { fontPath, parseFont, subsetsFor } from '../fontPackage';
import type { Typeface } from '../typefaces';

/** Parsed fonts, by path and values of the axes. */
const fontCache = new Map<string, Promise<Font>>();

/**
 * Returns the heaviest face that starts at or below a weight, or else the
 * lightest face.
 */
const faceAt = (faces: Faces, weight: number): Face =>
  faces.filter((face) => parseInt(face.weight, 10) <= weight).at(-1) ??
  faces[0];

/** Returns the values of a face's axes. A range of weights becomes `weight`. */
function axesAt({ axes }: Face, weight: number): Face['axes'] {
  const isRange = typeof axes.wght === 'object';

  return isRange ? { ...axes, wght: weight } : axes;
}

/**
 * Returns a font file's font with fixed values of its axes. Makes each font
 * only once.
 */
function staticFont(path: string, axes: Face['axes']): Promise<Font> {
  const key = [path, JSON.stringify(axes)].join();
  const cached = fontCache.get(key);

  if (cached) return cached;

  // Keeps all glyphs, and only fixes the axes. The format is not woff2, because
  // compressing takes time.
  const font = subsetFont(readFileSync(path), '', {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepAllGlyphs: true,
  }).then(parseFont);

  fontCache.set(key, font);

  return font;
}

/**
 * Returns static fonts of a typeface at a weight, one for each subset that may
 * contain a character of a text.
 */
export function fontsAt(
  { fontPackage, faces }: Typeface,
  weight: number,
  text: string,
): Promise<Font[]> {
  const face = faceAt(faces, weight);
  const axes = axesAt(face, weight);

  const fonts = subsetsFor(fontPackage, text).map((subset) =>
    staticFont(fontPath(fontPackage, subset, face.suffix), axes),
  );

  return Promise.all(fonts);
}
