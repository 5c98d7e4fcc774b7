import sharp from 'sharp';
import { FAIL_ON } from '../../../content/shape/formats';
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

/** Compresses little but fast, for PNGs that are only a step to the JPEG. */
const FAST_PNG = { compressionLevel: 1 };

interface Cover {
  /** Absolute path of the picture. */
  file: string;

  /**
   * The part that stays visible, such as `top`. Default: the centre, as on the
   * page.
   */
  focus: string | null;
}

interface ProjectShareImage {
  title: string;

  /** Varies the band. */
  seed: string;
  cover: Cover;
  assets: BrandAssets;
}

/** Returns the width of a picture divided by its height. */
async function ratioOf(file: string): Promise<number> {
  const { autoOrient } = await sharp(file).metadata();

  return autoOrient.width / autoOrient.height;
}

/** Cuts a cover to the shape of a box, and returns it as a PNG in that size. */
function croppedCover(
  { file, focus }: Cover,
  { width, height }: Box,
  paper: string,
): Promise<Buffer> {
  const position = focus ?? 'centre';

  return sharp(file, { failOn: FAIL_ON })
    .autoOrient()
    .resize(width, height, { fit: 'cover', position })
    .flatten({ background: paper })
    .png(FAST_PNG)
    .toBuffer();
}

/**
 * Draws the JPEG that social networks show with a link to a project: its cover,
 * and on the ground the band, the title and the logo.
 */
export async function projectShareImage({
  title,
  seed,
  cover,
  assets,
}: ProjectShareImage): Promise<Buffer> {
  const ratio = await ratioOf(cover.file);
  const layout = await projectShareLayout({ title, seed, assets }, ratio);
  const picture = await croppedCover(cover, layout.cover, assets.ink.warp);
  const { left, top } = layout.cover;

  for (const blur of BLURS) {
    const input =
      blur === 0 ? picture : await sharp(picture).blur(blur).toBuffer();

    const raster = await sharp(layout.drawing)
      .composite([{ input, left, top }])
      .png(FAST_PNG)
      .toBuffer();
    const file = await shareJpeg(raster);

    if (file) return file;
  }

  throw new Error(
    `The cover of the project "${title}" has too much detail for a share image.`,
  );
}
