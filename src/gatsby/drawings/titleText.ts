import type { Font } from 'fontkit';
import { outlineText } from '../fonts/outlineText';
import { titleFonts } from '../fonts/titleFonts';

const MIN_SIZE_IN_PX = 24;
const SIZES_IN_PX = [84, 72, 60, 48, 40, 32, MIN_SIZE_IN_PX];

/** Letter spacing of h1 in global.css, and a line height chosen by eye. */
const [SPACING_IN_EM, LINE_HEIGHT_IN_EM] = [-0.035, 1.128];

/**
 * A line, or a part of a title that does not break, such as a word with the
 * space after it. The width is in em.
 */
type MeasuredText = { text: string; width: number };

/**
 * Puts parts into as few lines as possible, and balances their widths. Returns
 * `undefined` if a part is wider than `width`.
 */
function wrap(
  parts: readonly MeasuredText[],
  width: number,
): string[] | undefined {
  if (parts.some((part) => part.width > width)) return undefined;
  const lines: MeasuredText[] = [];

  for (const part of parts) {
    const line = lines.at(-1);

    if (line && line.width + part.width <= width) {
      line.text += part.text;
      line.width += part.width;
    } else lines.push({ ...part });
  }

  // To balance the lines, wrap again at just below the width of the widest one,
  // until that takes more lines.
  const balanced = wrap(
    parts,
    Math.max(...lines.map((line) => line.width)) - 0.001,
  );

  return balanced?.length === lines.length
    ? balanced
    : lines.map(({ text }) => text.trimEnd());
}

/**
 * Outlines the lines of a title. The top left corner of their bounding box is
 * at 0, 0.
 */
function outlineLines(
  texts: readonly string[],
  fonts: readonly Font[],
  size: number,
) {
  const lines = texts.map((text, index) => {
    const outline = outlineText(text, fonts, { size, spacing: SPACING_IN_EM });

    return { ...outline, baseline: index * size * LINE_HEIGHT_IN_EM };
  });
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const top = Math.min(...lines.map((line) => line.baseline + line.top));
  const bottom = Math.max(...lines.map((line) => line.baseline + line.bottom));
  const paths = lines.map(
    ({ path, baseline }) =>
      path &&
      `<path transform="translate(${-left} ${baseline - top})" d="${path}"/>`,
  );

  return { paths: paths.join(''), width: right - left, height: bottom - top };
}

/**
 * Draws a title in the heading typeface, at the largest font size that fits in
 * a box. @throws if none fits
 */
export async function titleText(
  title: string,
  box: { width: number; height: number },
) {
  const fonts = await titleFonts(title);
  const measure = (text: string): MeasuredText => ({
    text,
    // in em, at size 1
    width: outlineText(text, fonts, { size: 1, spacing: SPACING_IN_EM }).end,
  });
  // after each space and hyphen
  const wordTexts = title.trim().split(/(?<=[\s-])/);
  const words = wordTexts.map(measure);

  for (const size of SIZES_IN_PX) {
    const maxWidth = box.width / size;
    // At the smallest font size, a word that is too wide may break after any
    // character.
    const mayBreak = ({ width }: MeasuredText) =>
      size === MIN_SIZE_IN_PX && width > maxWidth;
    const parts = words.flatMap((word) =>
      mayBreak(word) ? [...word.text].map(measure) : [word],
    );
    const lines = wrap(parts, maxWidth);
    const drawn = lines && outlineLines(lines, fonts, size);

    if (drawn && drawn.width <= box.width && drawn.height <= box.height)
      return drawn;
  }

  throw new Error(`"${title}" is too long to be the title of a share image.`);
}
