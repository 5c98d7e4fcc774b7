import sharp from 'sharp';

/** Our own limit, so that previews of links load fast. */
const MAX_BYTES = 90_000;

/** JPEG qualities, tried one after the other until the file is small enough. */
const QUALITIES = [74, 68, 62, 56, 50, 44];

/**
 * Compresses a share image, a PNG, as a JPEG. Returns `undefined` if it can't
 * be made small enough.
 */
export async function shareJpeg(raster: Buffer): Promise<Buffer | undefined> {
  for (const quality of QUALITIES) {
    const picture = sharp(raster).jpeg({ quality, mozjpeg: true });
    const file = await picture.toBuffer();

    if (file.length < MAX_BYTES) return file;
  }

  return undefined;
}
