import sharp from 'sharp';
import { element } from '../../art/element';
import type { BrandAssets, Icon } from './brandAssets';
import { ico } from './ico';
import { letterIcon } from './letterIcon';

/**
 * Side of the tile in SVG units. Any number will do, because `png` scales the
 * tile.
 */
const TILE_SIDE = 30;

/** At this density, an SVG unit is one px. */
const DPI_OF_ONE_PX = 72;

/**
 * Removes the tile in dark colour schemes, where an icon made for the ground is
 * visible without it.
 */
const NO_TILE_IF_DARK =
  '<style>@media(prefers-color-scheme:dark){:root>rect{fill:none}}</style>';

/** Lengths relative to the tile's side. */
type Shape = { iconWidth: number; cornerRadius: number };

/** Chosen by eye. */
const ROUNDED: Shape = { iconWidth: 0.8, cornerRadius: 0.2 };

/**
 * Phones may cut a maskable icon to a circle of 80 % of the tile's width. A
 * square fits into this circle if its side is 56 % (80 % / √2). The three
 * threads, which leave the corners of their square empty, fit at 64 %.
 */
const MASKABLE: Shape = { iconWidth: 0.64, cornerRadius: 0 };
const MASKABLE_WITH_CORNERS: Shape = { iconWidth: 0.56, cornerRadius: 0 };

/** Draws an icon on a square tile. */
function drawTile(
  icon: Icon,
  { iconWidth, cornerRadius }: Shape,
  style = '',
): string {
  const width = TILE_SIDE * iconWidth;
  const offset = (TILE_SIDE - width) / 2;
  const box = `x="${offset}" y="${offset}" width="${width}" height="${width}"`;
  const svg = icon.svg.replace('<svg ', `<svg ${box} `);

  const tile = element('rect', {
    width: TILE_SIDE,
    height: TILE_SIDE,
    rx: TILE_SIDE * cornerRadius,
    fill: icon.tileColour,
  });
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${TILE_SIDE} ${TILE_SIDE}`,
  };

  return element('svg', attributes, style + tile + svg);
}

function png(svg: string, side: number): Promise<Buffer> {
  // This density rasterises the SVG at its final size, so that no scaling blurs
  // it.
  const density = (DPI_OF_ONE_PX * side) / TILE_SIDE;

  return sharp(Buffer.from(svg), { density })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * Returns the site's icons by file name.
 * @param name of the agency; its first letter is the icon if `assets` has none
 */
export async function icons(
  assets: BrandAssets,
  name: string,
): Promise<Record<string, Buffer>> {
  const icon = assets.icon ?? (await letterIcon(name, assets));

  const isOnGround = icon.tileColour === assets.ink.background;
  const favicon = drawTile(icon, ROUNDED, isOnGround ? NO_TILE_IF_DARK : '');
  const rounded = drawTile(icon, ROUNDED);
  const maskable = drawTile(
    icon,
    icon.hasCorners ? MASKABLE_WITH_CORNERS : MASKABLE,
  );

  return {
    'favicon.svg': Buffer.from(favicon),
    'favicon.ico': ico(await png(rounded, 32)),
    // This icon has square corners: iPhones round the corners themselves, and
    // would draw transparent corners black.
    'apple-touch-icon.png': await png(maskable, 180),
    'icon-192.png': await png(rounded, 192),
    'icon-512.png': await png(rounded, 512),
    'icon-maskable-512.png': await png(maskable, 512),
  };
}
