import { element } from '../../../art/element';
import { logoSize } from '../../../logo/logoSize';

/** Size of a share image. The lengths in this file are in px. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Distance of title and logo from the edges. */
export const MARGIN = 64;

/** Distance between title and logo. */
export const GAP = 40;

/** Side of a square logo. */
const LOGO_SIDE = 60;

export type Box = { left: number; top: number; width: number; height: number };

/** Places an SVG in a box of a share image. */
export function placed(
  drawing: string,
  { left, top, width, height }: Box,
): string {
  const box = `x="${left}" y="${top}" width="${width}" height="${height}"`;

  return drawing.replace('<svg ', `<svg ${box} `);
}

/** Returns the size of a logo in a share image. */
export function logoSizeInShare(logo: string): Pick<Box, 'width' | 'height'> {
  const { width, height } = logoSize(logo);

  return { width: width * LOGO_SIDE, height: height * LOGO_SIDE };
}

/** Returns the left edge of a logo that ends at the right margin. */
export const leftAtRightMargin = (logoWidth: number): number =>
  WIDTH - MARGIN - logoWidth;

/** Fills the image with a colour. */
export const background = (fill: string): string =>
  element('path', { d: `M0 0h${WIDTH}v${HEIGHT}H0z`, fill });

/** Combines the parts of a share image in one SVG. */
export function shareCanvas(parts: readonly string[]): Buffer {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: WIDTH,
    height: HEIGHT,
  };

  return Buffer.from(element('svg', attributes, parts.join('')));
}
