import sharp from 'sharp';
import { element } from '../../../art/element';
import { loom } from '../../../art/loom/loom';
import type { BrandAssets } from '../brandAssets';
import {
  background,
  GAP,
  leftAtRightMargin,
  logoSizeInShare,
  MARGIN,
  placed,
  shareCanvas,
} from './shareCanvas';
import { shareJpeg } from './shareJpeg';
import { titleText } from '../titleText';

/**
 * In px. The loom exceeds the image, because in a smaller box threads would be
 * thinner and JPEG would blur them.
 */
const LOOM = { left: -130, top: 206, width: 1440, height: 560 };

/**
 * In px. The title may overlap the loom's box, because the top of the loom is
 * nearly empty.
 */
const OVERLAP = 40;

interface ShareImage {
  title: string;

  /** Varies the loom. */
  seed: string;
  assets: BrandAssets;
}

async function draw({
  title,
  seed,
  assets: { ink, logo },
}: ShareImage): Promise<Buffer> {
  const logoArea = logoSizeInShare(logo);
  const logoLeft = leftAtRightMargin(logoArea.width);
  const { paths } = await titleText(title, {
    width: logoLeft - GAP - MARGIN,
    height: LOOM.top - MARGIN + OVERLAP,
  });

  const titleStyle = {
    fill: ink.warp,
    transform: `translate(${MARGIN} ${MARGIN})`,
  };

  return shareCanvas([
    background(ink.background),
    placed(loom(seed, ink), LOOM),
    placed(logo, { ...logoArea, left: logoLeft, top: MARGIN }),
    element('g', titleStyle, paths),
  ]);
}

/**
 * Draws the JPEG that social networks show with a link to a page: title and
 * logo above a loom.
 */
export async function shareImage(image: ShareImage): Promise<Buffer> {
  const drawing = await draw(image);
  const raster = await sharp(drawing).png().toBuffer();
  const file = await shareJpeg(raster);

  if (file) return file;

  throw new Error(
    `The share image of "${image.title}" cannot be made small enough.`,
  );
}
