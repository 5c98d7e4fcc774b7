import { type Box, viewBoxOf } from './viewBox';

/** Width and height are relative to the side of a square logo. */
type LogoSize = { width: number; height: number; isWordmark: boolean };

/**
 * From twice as wide as high, a logo is a wordmark: its letters would be too
 * small in the area of a square logo.
 */
const MIN_WORDMARK_RATIO = 2;

/**
 * A wordmark has four times the area of a square logo: as high as the square
 * logo if it is four times as wide as high.
 */
const WORDMARK_AREA = 4;
const SYMBOL_AREA = 1;

/** --mark-size in src/styles/tokens.css, in px. */
const SQUARE_SIDE = 30;

/** 40 px: in the bar of 72 px, 16 px are left above and below a logo. */
const MAX_HEIGHT = 40 / SQUARE_SIDE;

/**
 * 240 px: beside a wider logo, the menu button would have too little room. In a
 * narrow bar, Logo.module.css shrinks a wordmark further.
 */
const MAX_WIDTH = 240 / SQUARE_SIDE;

/**
 * Returns the displayed size of a logo, relative to the side of a square logo,
 * and whether it is a wordmark. Logos of one kind have the same area, so that
 * they look equally large, unless they are too wide or high for the bar.
 */
export function sizeOfBox(box: Pick<Box, 'width' | 'height'>): LogoSize {
  const ratio = box.width / box.height;
  const isWordmark = ratio >= MIN_WORDMARK_RATIO;

  const area = isWordmark ? WORDMARK_AREA : SYMBOL_AREA;
  const heightForArea = Math.sqrt(area / ratio);
  const heightForMaxWidth = MAX_WIDTH / ratio;
  const height = Math.min(heightForArea, MAX_HEIGHT, heightForMaxWidth);

  return { width: ratio * height, height, isWordmark };
}

/** Returns the displayed size of an SVG, or of a square if it has no viewBox. */
export const logoSize = (svg: string): LogoSize =>
  sizeOfBox(viewBoxOf(svg) ?? { width: 1, height: 1 });
