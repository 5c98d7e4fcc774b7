import { BORDER_WIDTH, drawPixels } from './drawPixels';
import { type Box, viewBoxOf, withViewBox } from './viewBox';

/** Longer side of the bitmap in px. */
const MAX_SIDE = 400;

/** Returns the box around all pixels with ink, in units of the viewBox. */
async function measureInk(svg: string, viewBox: Box): Promise<Box | undefined> {
  const { width, height, pixelCount, hasInk } = await drawPixels(svg, {
    maxSide: MAX_SIDE,
  });

  let left = width;
  let right = 0;
  let top = height;
  let bottom = 0;

  for (let pixel = 0; pixel < pixelCount; pixel += 1) {
    if (!hasInk(pixel)) continue;

    const column = pixel % width;
    const row = Math.floor(pixel / width);

    left = Math.min(left, column);
    right = Math.max(right, column + 1);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row + 1);
  }

  if (right === 0) return undefined;

  const unitsPerPixel = {
    x: viewBox.width / (width - 2 * BORDER_WIDTH),
    y: viewBox.height / (height - 2 * BORDER_WIDTH),
  };

  return {
    x: viewBox.x + (left - BORDER_WIDTH) * unitsPerPixel.x,
    y: viewBox.y + (top - BORDER_WIDTH) * unitsPerPixel.y,
    width: (right - left) * unitsPerPixel.x,
    height: (bottom - top) * unitsPerPixel.y,
  };
}

const grown = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/**
 * Returns the box around all that a logo draws within its viewBox, or undefined
 * if it draws nothing there. Its error is at most a two-hundredth of the box.
 */
export async function inkBox(svg: string): Promise<Box | undefined> {
  const viewBox = viewBoxOf(svg);
  const roughBox = viewBox && (await measureInk(svg, viewBox));

  if (!roughBox) return undefined;

  // On a large page, a pixel is a large part of a small logo. A pixel beside the
  // box may be too pale to count, but have a part of the logo.
  const pixel = Math.max(viewBox.width, viewBox.height) / MAX_SIDE;
  const closeUp = grown(roughBox, pixel);

  return measureInk(withViewBox(svg, closeUp), closeUp);
}
