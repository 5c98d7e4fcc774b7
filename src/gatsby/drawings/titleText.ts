import type { Font } from 'fontkit';
import { outlineText } from '../fonts/outlineText';
import { titleFonts } from '../fonts/titleFonts';
import { type MeasuredText, wrap } from './wrap';

interface Box {
  width: number;
  height: number;
}

interface TitleText extends Box {
  /** SVG paths. The top left corner of their bounding box is at 0, 0. */
  paths: string;
}

const MIN_FONT_SIZE = 24;
/** Font sizes in px, tried from the largest. */
const FONT_SIZES = [84, 72, 60, 48, 40, 32, MIN_FONT_SIZE];
/** Letter spacing in em. */
const LETTER_SPACING = -0.035;
/** Line height in em. */
const LINE_HEIGHT = 1.128;

function outlineLines(texts: string[], fonts: Font[], fontSize: number): TitleText {
  const lines = texts.map((text, index) => {
    const outline = outlineText(text, fonts, { size: fontSize, spacing: LETTER_SPACING });
    return { ...outline, baseline: index * fontSize * LINE_HEIGHT };
  });
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const top = Math.min(...lines.map((line) => line.baseline + line.top));
  const bottom = Math.max(...lines.map((line) => line.baseline + line.bottom));
  const paths = lines.map(
    ({ path, baseline }) =>
      path && `<path transform="translate(${-left} ${baseline - top})" d="${path}"/>`,
  );
  return { paths: paths.join(''), width: right - left, height: bottom - top };
}

/** Draws a title in the heading typeface, at the largest font size that fits in a box. @throws if none fits */
export async function titleText(title: string, box: Box): Promise<TitleText> {
  const fonts = await titleFonts(title);
  const measure = (text: string): MeasuredText => {
    // At font size 1, the width is in em.
    const { end } = outlineText(text, fonts, { size: 1, spacing: LETTER_SPACING });
    return { text, width: end };
  };
  // A word keeps the space or hyphen after it.
  const words = title
    .trim()
    .split(/(?<=[\s-])/)
    .map(measure);
  for (const fontSize of FONT_SIZES) {
    // At the smallest font size, a word that is too wide may break after any character.
    const mayBreak = ({ width }: MeasuredText) =>
      fontSize === MIN_FONT_SIZE && width * fontSize > box.width;
    const parts = words.flatMap((word) => (mayBreak(word) ? [...word.text].map(measure) : [word]));
    const lines = wrap(parts, box.width / fontSize);
    const drawn = lines && outlineLines(lines, fonts, fontSize);
    if (drawn && drawn.width <= box.width && drawn.height <= box.height) return drawn;
  }
  throw new Error(`"${title}" is too long to be the title of a share image.`);
}
