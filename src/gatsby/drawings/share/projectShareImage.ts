import sharp from 'sharp';
import type { BrandAssets } from '../brandAssets';
import { projectShareLayout } from './projectShareLayout';
import type { Box } from './shareCanvas';
import { shareJpeg } from './shareJpeg';

/**
 * Radii by which the cover is softened, in px, tried one after the other until
 * the file is small enough. Only a cover with much detail, such as cloth or
 * leaves, needs one.
 */
const BLURS = [0, 0.7, 1.2, 2.5, 5];

export interface Cover {
  /** Absolute path of the picture. */
  file: string;

  /** The part that stays visible. Default: the centre, as on the page. */
  focus: string | null;
}

/** Returns the width of a picture divided by its height. */
async function ratioOf(file: string): Promise<number> {
  const { autoOrient } = await sharp(file).metadata();

  return autoOrient.width / autoOrient.height;
}

/** Returns a cover as a PNG in the size of a box. */
function croppedCover(
  { file, focus }: Cover,
  { width, height }: Box,
  paper: string,
): Promise<Buffer> {
  const position = focus ?? 'centre';

  return sharp(file)
    .autoOrient()
    .resize(width, height, { fit: 'cover', position })
    .flatten({ background: paper })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * Draws the JPEG that social networks show with a link to a project: its cover,
 * and on the ground the band, the title and the logo.
 * @param seed varies the band
 */
export async function projectShareImage(
  title: string,
  seed: string,
  cover: Cover,
  assets: BrandAssets,
): Promise<Buffer> {
  const ratio = await ratioOf(cover.file);
  const layout = await projectShareLayout({ title, seed, assets }, ratio);
  const picture = await croppedCover(cover, layout.cover, assets.ink.warp);
  const { left, top } = layout.cover;

  for (const blur of BLURS) {
    const input =
      blur === 0 ? picture : await sharp(picture).blur(blur).toBuffer();
    const raster = await sharp(layout.drawing)
      .composite([{ input, left, top }])
      .png({ compressionLevel: 1 })
      .toBuffer();
    const file = await shareJpeg(raster);

    if (file) return file;
  }

  throw new Error(
    `The cover of the project "${title}" has too much detail for a share image.`,
  );
}
