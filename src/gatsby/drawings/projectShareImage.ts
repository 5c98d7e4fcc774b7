import sharp from 'sharp';
import { element } from '../../art/element';
import { footerBand } from '../../art/footerBand';
import type { BrandAssets } from './brandAssets';
import {
  background,
  GAP,
  HEIGHT,
  logoBox,
  MARGIN,
  placed,
  shareCanvas,
  WIDTH,
} from './shareCanvas';
import { shareJpeg } from './shareJpeg';
import { titleText } from './titleText';

/** The lengths in this file are in px, and chosen by eye. */
const MAX_TITLE_HEIGHT = 96;
const BELOW_TITLE = 44;
const ABOVE_TITLE = 30;
const ABOVE_BAND = 14;

/**
 * The band exceeds the image, so that its threads are as wide as on a page and
 * bend near the middle.
 */
const BAND = { left: -60, width: 1440, height: 60 };

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

/** Returns the cover as a PNG of the image's width. */
function croppedCover({ file, focus }: Cover, height: number): Promise<Buffer> {
  const picture = sharp(file)
    // as the camera was held
    .autoOrient()
    .resize(WIDTH, height, {
      fit: 'cover',
      position: focus ?? 'centre',
    });

  return picture.png({ compressionLevel: 1 }).toBuffer();
}

/** Draws the strip below the cover: the band, and below it title and logo. */
async function drawStrip(
  title: string,
  seed: string,
  { ink, logo }: BrandAssets,
) {
  const logoAt = logoBox(logo, 0);
  const text = await titleText(title, {
    width: WIDTH - 2 * MARGIN - logoAt.width - GAP,
    height: MAX_TITLE_HEIGHT,
  });

  const contentHeight = Math.max(text.height, logoAt.height);
  const middle = HEIGHT - BELOW_TITLE - contentHeight / 2;
  const bandTop = Math.round(
    middle - contentHeight / 2 - ABOVE_TITLE - BAND.height,
  );
  const top = bandTop - ABOVE_BAND;

  const titleStyle = {
    fill: ink.warp,
    transform: `translate(${MARGIN} ${middle - text.height / 2})`,
  };
  const svg = shareCanvas([
    background(ink.background, top),
    placed(footerBand(seed, ink), { ...BAND, top: bandTop }),
    placed(logo, { ...logoAt, top: middle - logoAt.height / 2 }),
    element('g', titleStyle, text.paths),
  ]);

  return { svg, top };
}

/**
 * Draws the JPEG that social networks show with a link to a project: its cover
 * above a strip with the band, the title and the logo. @param seed varies the
 * band
 */
export async function projectShareImage(
  title: string,
  seed: string,
  cover: Cover,
  assets: BrandAssets,
): Promise<Buffer> {
  const strip = await drawStrip(title, seed, assets);
  const picture = await croppedCover(cover, strip.top);

  const canvas = {
    width: WIDTH,
    height: HEIGHT,
    channels: 3,
    // behind a transparent cover
    background: assets.ink.warp,
  } as const;

  for (const blur of BLURS) {
    const softened =
      blur === 0 ? picture : await sharp(picture).blur(blur).toBuffer();
    const raster = sharp({ create: canvas }).composite([
      { input: softened, left: 0, top: 0 },
      { input: strip.svg, left: 0, top: 0 },
    ]);
    const file = await shareJpeg(
      await raster.png({ compressionLevel: 1 }).toBuffer(),
    );

    if (file) return file;
  }

  throw new Error(
    `The cover of the project "${title}" has too much detail for a share image.`,
  );
}
