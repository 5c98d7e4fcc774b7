import sharp from 'sharp';
import { element } from '../../art/element';
import { loom } from '../../art/loom/loom';
import { logoSize } from '../../logo/logoSize';
import type { BrandAssets } from './brandAssets';
import { titleText } from './titleText';

/** The lengths in this file are in px. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Distance of title and logo from the edges. */
const MARGIN = 64;

/** Distance between title and logo. */
const GAP = 40;

/** Side of a square logo. */
const LOGO_SIDE = 60;

/**
 * The loom exceeds the image, because in a smaller box threads would be thinner
 * and JPEG would blur them.
 */
const LOOM = { left: -130, top: 206, width: 1440, height: 560 };

/**
 * The title may overlap the loom's box, because the top of the loom is nearly
 * empty.
 */
const OVERLAP = 40;

/** Our own limit, so that previews of links load fast. */
const MAX_BYTES = 90_000;

/** JPEG qualities, tried one after the other until the file is small enough. */
const QUALITIES = [74, 68, 62, 56, 50, 44];

type Box = { left: number; top: number; width: number; height: number };

function placed(drawing: string, { left, top, width, height }: Box): string {
  const box = `x="${left}" y="${top}" width="${width}" height="${height}"`;

  return drawing.replace('<svg ', `<svg ${box} `);
}

function logoBox(logo: string): Box {
  const size = logoSize(logo);
  const width = size.width * LOGO_SIDE;
  const height = size.height * LOGO_SIDE;

  return { left: WIDTH - MARGIN - width, top: MARGIN, width, height };
}

async function draw(
  title: string,
  seed: string,
  { ink, logo }: BrandAssets,
): Promise<string> {
  const logoAt = logoBox(logo);
  const { paths } = await titleText(title, {
    width: WIDTH - 2 * MARGIN - logoAt.width - GAP,
    height: LOOM.top - MARGIN + OVERLAP,
  });

  const background = element('path', {
    d: `M0 0h${WIDTH}v${HEIGHT}H0z`,
    fill: ink.background,
  });
  const titleStyle = {
    fill: ink.warp,
    transform: `translate(${MARGIN} ${MARGIN})`,
  };
  const parts = [
    background,
    placed(loom(seed, ink), LOOM),
    placed(logo, logoAt),
    element('g', titleStyle, paths),
  ];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: WIDTH,
    height: HEIGHT,
  };

  return element('svg', attributes, parts.join(''));
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
  const raster = await sharp(Buffer.from(drawing)).png().toBuffer();

  for (const quality of QUALITIES) {
    const picture = sharp(raster).jpeg({ quality, mozjpeg: true });
    const file = await picture.toBuffer();

    if (file.length < MAX_BYTES) return file;
  }

  throw new Error(
    `The share image of "${title}" cannot be made smaller than ` +
      `${MAX_BYTES} bytes.`,
  );
}
