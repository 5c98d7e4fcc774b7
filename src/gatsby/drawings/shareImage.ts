import sharp from 'sharp';
import { loom } from '../../art/loom/loom';
import { logoSize } from '../../brand/logoSize';
import type { BrandAssets } from './brandAssets';
import { titleText } from './titleText';

const [WIDTH, HEIGHT] = [1200, 630];

/**
 * Distance of title and logo from the edges, distance between them, and side of
 * a square logo, in px.
 */
const [MARGIN, GAP, LOGO_SIDE] = [64, 40, 60];

/**
 * Box of the loom in px. It exceeds the image, because in a smaller box threads
 * would be thinner and JPEG would blur them.
 */
const LOOM = { left: -130, top: 206, width: 1440, height: 560 };
const MAX_BYTES = 90_000; // our own limit, so that previews of links load fast

const placed = (
  drawing: string,
  x: number,
  y: number,
  width: number,
  height: number,
): string =>
  drawing.replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" `,
  );

/**
 * Draws the JPEG that social networks show with a link to a page: title and
 * logo above a loom. @param seed varies the loom
 */
export async function shareImage(
  title: string,
  seed: string,
  { ink, logo }: BrandAssets,
) {
  const size = logoSize(logo);
  const [logoWidth, logoHeight] = [
    size.width * LOGO_SIDE,
    size.height * LOGO_SIDE,
  ];
  const titleWidth = WIDTH - 2 * MARGIN - logoWidth - GAP;
  // The title may overlap the loom's box by 40 px, because the top of the loom
  // is nearly empty.
  const titleHeight = LOOM.top - MARGIN + 40;
  const { paths } = await titleText(title, {
    width: titleWidth,
    height: titleHeight,
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${ink.background}"/>
    ${placed(loom(seed, ink), LOOM.left, LOOM.top, LOOM.width, LOOM.height)}
    ${placed(logo, WIDTH - MARGIN - logoWidth, MARGIN, logoWidth, logoHeight)}
    <g fill="${ink.warp}" transform="translate(${MARGIN} ${MARGIN})">${paths}</g>
  </svg>`;
  const raster = await sharp(Buffer.from(drawing)).png().toBuffer();

  for (const quality of [74, 68, 62, 56, 50, 44]) {
    const file = await sharp(raster)
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();

    if (file.length < MAX_BYTES) return file;
  }

  throw new Error(
    `The share image of "${title}" cannot be made smaller than ${MAX_BYTES} bytes.`,
  );
}
