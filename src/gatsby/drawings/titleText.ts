import type { Font } from 'fontkit';
import { element } from '../../art/element';
import { outlineText } from '../fonts/measure/outlineText';
import { titleFonts } from '../fonts/measure/titleFonts';
import { type MeasuredText, wrapLines } from './wrapLines';

/** Font sizes in px, tried from the largest on until the title fits. */
const SIZES = [84, 72, 60, 48, 40, 32, 24];
const MIN_SIZE = Math.min(...SIZES);

/** Replaces the end of a title that is too long. */
const ELLIPSIS = '…';

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
 * Returns the largest count for which `fits` holds, or 0.
 * @param fits holds for each count below one for which it holds
 */
function largestFitting(maxCount: number, fits: (count: number) => boolean) {
  let fitting = 0;
  let tooLarge = maxCount + 1;

  while (tooLarge - fitting > 1) {
    const count = Math.floor((fitting + tooLarge) / 2);

    if (fits(count)) fitting = count;
    else tooLarge = count;
  }

  return fitting;
}

/**
 * Draws a title in the heading typeface, at the largest font size that fits in
 * a box. If none fits, an ellipsis replaces the end of the title.
 * @throws if the box has no room for a letter
 */
export async function titleText(title: string, box: Box): Promise<Drawing> {
  const fonts = await titleFonts(title + ELLIPSIS);

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

  const partsAt = (size: number): MeasuredText[] => {
    if (size > MIN_SIZE) return words;

    // At the smallest font size, a word that is too wide may break after any
    // character.
    return words.flatMap((word) =>
      word.width > box.width / size ? [...word.text].map(measure) : [word],
    );
  };

  const draw = (
    parts: readonly MeasuredText[],
    size: number,
  ): Drawing | undefined => {
    // More lines would be higher than the box. Without this limit, wrapping a
    // very long title would take minutes.
    const maxLines = Math.ceil(box.height / size / LINE_HEIGHT) + 1;
    const lines = wrapLines(parts, box.width / size, maxLines);
    const drawing = lines && outlineLines(lines, fonts, size);

    return drawing && fitsIn(box, drawing) ? drawing : undefined;
  };

  for (const size of SIZES) {
    const drawing = draw(partsAt(size), size);

    if (drawing) return drawing;
  }

  const parts = partsAt(MIN_SIZE);

  const drawStart = (count: number): Drawing | undefined => {
    const start = parts.slice(0, count);
    const last = start.pop()?.text.trimEnd() ?? '';

    return draw([...start, measure(last), measure(ELLIPSIS)], MIN_SIZE);
  };

  const fits = (count: number): boolean => drawStart(count) !== undefined;
  const drawing = drawStart(largestFitting(parts.length, fits));

  if (!drawing)
    throw new Error(`${box.width} × ${box.height} px are no room for a title.`);

  return drawing;
}
