import sharp from 'sharp';
import { element } from '../../../art/element';
import { loom } from '../../../art/loom/loom';
import type { BrandAssets } from '../brandAssets';
import {
  background,
  GAP,
  logoBox,
  MARGIN,
  placed,
  shareCanvas,
  WIDTH,
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

async function draw(
  title: string,
  seed: string,
  { ink, logo }: BrandAssets,
): Promise<Buffer> {
  const logoAt = logoBox(logo, MARGIN);
  const { paths } = await titleText(title, {
    width: WIDTH - 2 * MARGIN - logoAt.width - GAP,
    height: LOOM.top - MARGIN + OVERLAP,
  });

  const titleStyle = {
    fill: ink.warp,
    transform: `translate(${MARGIN} ${MARGIN})`,
  };

  return shareCanvas([
    background(ink.background),
    placed(loom(seed, ink), LOOM),
    placed(logo, logoAt),
    element('g', titleStyle, paths),
  ]);
}

/**
 * Draws the JPEG that social networks show with a link to a page: title and
 * logo above a loom. @param seed varies the loom
 */
export async function shareImage(
  title: string,
  seed: string,
  assets: BrandAssets,
): Promise<Buffer> {
  const drawing = await draw(title, seed, assets);
  const raster = await sharp(drawing).png().toBuffer();
  const file = await shareJpeg(raster);

  if (file) return file;

  throw new Error(`The share image of "${title}" cannot be made small enough.`);
}
