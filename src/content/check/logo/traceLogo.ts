import sharp from 'sharp';

/** Longer side of the rasterised logo, in px. */
const SIZE = 200;
/** Minimum difference of adjacent pixels in one colour channel (0 to 255) that counts as an inner edge. */
const EDGE_DIFFERENCE = 40;
const CHANNELS = [0, 1, 2];
/** Transparent border, so that shapes at the edge of the viewBox also have an outline. */
const BORDER = { top: 1, bottom: 1, left: 1, right: 1, background: '#0000' };

/**
 * Rasterises a logo and finds its edges.
 * @param text colour for shapes of the logo without a colour
 * @returns the colour of each pixel of the outline, and the number of pixels on edges inside it
 */
export async function traceLogo(svg: string, text: string) {
  const drawing = svg.replace('<svg ', `<svg color="${text}" `);
  const picture = sharp(Buffer.from(drawing)).resize(SIZE, SIZE, { fit: 'inside' });
  const pixels = picture.extend(BORDER).ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isOpaque = (at: number): boolean => (data[4 * at + 3] ?? 0) > 127;
  const colourAt = (at: number): string => `#${data.toString('hex', 4 * at, 4 * at + 3)}`;
  const differ = (one: number, other: number, channel: number): boolean =>
    Math.abs((data[4 * one + channel] ?? 0) - (data[4 * other + channel] ?? 0)) > EDGE_DIFFERENCE;
  const outline: string[] = [];
  let innerEdges = 0;
  for (let at = 0; at < width * (height - 1); at += 1)
    for (const next of [at + 1, at + width])
      if (isOpaque(at) !== isOpaque(next)) outline.push(colourAt(isOpaque(at) ? at : next));
      else if (isOpaque(at) && CHANNELS.some((channel) => differ(at, next, channel)))
        innerEdges += 1;
  return { outline, innerEdges };
}
