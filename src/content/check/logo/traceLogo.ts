import sharp from 'sharp';

/** Longer side in px. */
const SIZE = 200;
/** Maximum difference of adjacent pixels in a colour channel (0 to 255); beyond it there is an inner edge between them. */
const MAX_STEP = 40;
/** Minimum alpha (0 to 255) of a pixel that counts as part of the logo. */
const MIN_ALPHA = 128;
/** Transparent border, so that shapes at the edge of the viewBox also have an outline. */
const BORDER = { top: 1, bottom: 1, left: 1, right: 1, background: '#0000' };

/** Returns the colour of each pixel of a logo's outline, and the number of pixels on edges inside the outline. */
export async function traceLogo(svg: string, textColour: string) {
  const colouredSvg = svg.replace('<svg ', `<svg color="${textColour}" `);
  const picture = sharp(Buffer.from(colouredSvg)).resize(SIZE, SIZE, { fit: 'inside' });
  const pixels = picture.extend(BORDER).ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  // Below the last row, pixels count as transparent.
  const byteOf = (pixel: number, channel: number): number => data[4 * pixel + channel] ?? 0;
  const isOpaque = (pixel: number): boolean => byteOf(pixel, 3) >= MIN_ALPHA;
  const colourOf = (pixel: number): string => `#${data.toString('hex', 4 * pixel, 4 * pixel + 3)}`;
  const differ = (one: number, other: number): boolean =>
    [0, 1, 2].some((channel) => Math.abs(byteOf(one, channel) - byteOf(other, channel)) > MAX_STEP);
  const outline: string[] = [];
  let innerEdges = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    // Right of the last pixel of a row is the first one of the next row. Both are transparent border.
    for (const neighbour of [pixel + 1, pixel + info.width])
      if (isOpaque(pixel) !== isOpaque(neighbour))
        outline.push(colourOf(isOpaque(pixel) ? pixel : neighbour));
      else if (isOpaque(pixel) && differ(pixel, neighbour)) innerEdges += 1;
  }
  return { outline, innerEdges };
}
