import sharp from 'sharp';

/** Px of the longer side in which a logo is looked at. */
const SIZE = 200;
/** Minimum difference of two colours that draw a line, in one channel of 255. */
const LINE = 40;
const CHANNELS = [0, 1, 2];
const NOTHING = { top: 1, bottom: 1, left: 1, right: 1, background: '#0000' };

/**
 * Measures a logo.
 * @param text the colour of shapes without a colour of their own
 * @returns the colour of each point of the outline, and the number of points of the lines within it
 */
export async function traceLogo(svg: string, text: string) {
  const drawing = svg.replace('<svg ', `<svg color="${text}" `);
  const picture = sharp(Buffer.from(drawing)).resize(SIZE, SIZE, { fit: 'inside' });
  const points = picture.extend(NOTHING).ensureAlpha().raw();
  const { data, info } = await points.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isDrawn = (at: number): boolean => (data[4 * at + 3] ?? 0) > 127;
  const colourAt = (at: number): string => `#${data.toString('hex', 4 * at, 4 * at + 3)}`;
  const differ = (one: number, other: number, channel: number): boolean =>
    Math.abs((data[4 * one + channel] ?? 0) - (data[4 * other + channel] ?? 0)) > LINE;
  const outline: string[] = [];
  let lines = 0;
  for (let at = 0; at < width * (height - 1); at += 1)
    for (const next of [at + 1, at + width])
      if (isDrawn(at) !== isDrawn(next)) outline.push(colourAt(isDrawn(at) ? at : next));
      else if (isDrawn(at) && CHANNELS.some((channel) => differ(at, next, channel))) lines += 1;
  return { outline, lines };
}
