import type { Font } from 'fontkit';
import { element } from '../../art/element';
import { outlineText } from '../fonts/measure/outlineText';
import { titleFonts } from '../fonts/measure/titleFonts';
import { type MeasuredText, wrapLines } from './wrapLines';

/** Font sizes in px, tried from the largest on until the title fits. */
const SIZES = [84, 72, 60, 48, 40, 32, 24];
const MIN_SIZE = Math.min(...SIZES);

/** Letter spacing in em: that of h1 in global.css. */
const SPACING = -0.035;

/** Distance of two baselines in em, chosen by eye. */
const LINE_HEIGHT = 1.128;

/** In px. */
type Box = { width: number; height: number };

/** The lines of a title as SVG paths, and the size of their bounding box. */
type Drawing = Box & { paths: string };

/**
 * Outlines the lines of a title. The top left corner of their bounding box is
 * at 0, 0.
 */
function outlineLines(
  texts: readonly string[],
  fonts: readonly Font[],
  size: number,
): Drawing {
  const lines = texts.map((text, index) => {
    const outline = outlineText(text, fonts, { size, spacing: SPACING });

    return { ...outline, baseline: index * size * LINE_HEIGHT };
  });

  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const top = Math.min(...lines.map((line) => line.baseline + line.top));
  const bottom = Math.max(...lines.map((line) => line.baseline + line.bottom));

  const paths = lines
    .filter(({ path }) => path)
    .map(({ path, baseline }) => {
      const transform = `translate(${-left} ${baseline - top})`;

      return element('path', { transform, d: path });
    });

  return { paths: paths.join(''), width: right - left, height: bottom - top };
}

const fitsIn = (box: Box, { width, height }: Box): boolean =>
  width <= box.width && height <= box.height;

/**
 * Draws a title in the heading typeface, at the largest font size that fits in
 * a box.
 * @throws if none fits
 */
export async function titleText(title: string, box: Box): Promise<Drawing> {
  const fonts = await titleFonts(title);

  const measure = (text: string): MeasuredText => {
    // At size 1, a length is in em.
    const { end } = outlineText(text, fonts, { size: 1, spacing: SPACING });

    return { text, width: end };
  };

  // A title may break after each space and hyphen.
  const words = title
    .trim()
    .split(/(?<=[\s-])/)
    .map(measure);

  const partsAt = (size: number, maxWidth: number): MeasuredText[] => {
    if (size > MIN_SIZE) return words;

    // At the smallest font size, a word that is too wide may break after any
    // character.
    return words.flatMap((word) =>
      word.width > maxWidth ? [...word.text].map(measure) : [word],
    );
  };

  for (const size of SIZES) {
    const maxWidth = box.width / size; // in em
    const lines = wrapLines(partsAt(size, maxWidth), maxWidth);
    const drawing = lines && outlineLines(lines, fonts, size);

    if (drawing && fitsIn(box, drawing)) return drawing;
  }

  throw new Error(`"${title}" is too long to be the title of a share image.`);
}
