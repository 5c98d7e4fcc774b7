import sharp from 'sharp';

/**
 * Maximum distance in OKLab of colours that are meant to be the same. JPEG
 * compression changes a colour slightly.
 */
export const TOLERANCE = 0.05;

/** Returns the colour of a pixel of a picture. */
export async function colourAt(
  picture: Buffer,
  left: number,
  top: number,
): Promise<string> {
  const pixel = sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw();
  const bytes = await pixel.toBuffer();

  return `#${bytes.toString('hex')}`;
}
