import sharp from 'sharp';
import type { BrandAssets, Icon } from './brandAssets';
import { titleText } from './titleText';

const TILE_SIDE = 30; // in SVG units; any number will do
/**
 * Removes the tile in dark colour schemes, where an icon made for the ground is
 * visible without it.
 */
const NO_TILE_IF_DARK =
  '<style>@media(prefers-color-scheme:dark){:root>rect{fill:none}}</style>';

/**
 * Draws an icon on a square tile. `iconWidth` and `cornerRadius` are relative
 * to the tile's side.
 */
function drawTile(
  icon: Icon,
  iconWidth: number,
  cornerRadius: number,
  style = '',
): string {
  const width = TILE_SIDE * iconWidth;
  const offset = (TILE_SIDE - width) / 2;
  const box = `x="${offset}" y="${offset}" width="${width}" height="${width}"`;
  const svg = icon.svg.replace('<svg ', `<svg ${box} `);
  const tile = `<rect width="${TILE_SIDE}" height="${TILE_SIDE}" rx="${TILE_SIDE * cornerRadius}" fill="${icon.tileColour}"/>`;

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_SIDE} ${TILE_SIDE}">${style}${tile}${svg}</svg>`;
}

function png(svg: string, size: number): Promise<Buffer> {
  // At 72 dpi, an SVG unit is one px. This density rasterises the SVG at its
  // final size, so that no scaling blurs it.
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / TILE_SIDE });

  return picture.resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/**
 * Wraps a PNG of 32 px in an ICO file, for programs that request /favicon.ico
 * without reading the page's links.
 */
function ico(png32: Buffer): Buffer {
  // The header announces one picture: 32 x 32 px, 32 bits per pixel, at byte 22
  // (hex 16). Byte 14 gets its length.
  const header = Buffer.from(
    '00000100010020200000010020000000000016000000',
    'hex',
  );

  header.writeUInt32LE(png32.length, 14);

  return Buffer.concat([header, png32]);
}

/**
 * Draws the first letter of a name in the heading typeface. Returns the logo if
 * no font has a glyph for the letter.
 */
async function letterIcon(
  name: string,
  { ink, logo }: BrandAssets,
): Promise<Icon> {
  // a letter or digit, with its accents
  const [letter = ''] = /[\p{L}\p{N}]\p{M}*/u.exec(name) ?? [];
  // Any box with room for a letter will do: the icon scales the letter by its
  // viewBox.
  const { paths, width, height } = await titleText(letter, {
    width: 200,
    height: 200,
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="${ink.warp}">${paths}</svg>`;

  return {
    svg: width > 0 ? svg : logo,
    tileColour: ink.background,
    hasCorners: true,
  };
}

/**
 * Returns the site's icons by file name. @param name of the agency; its first
 * letter is the icon if `assets` has none
 */
export async function icons(
  assets: BrandAssets,
  name: string,
): Promise<Record<string, Buffer>> {
  const icon = assets.icon ?? (await letterIcon(name, assets));
  const darkStyle =
    icon.tileColour === assets.ink.background ? NO_TILE_IF_DARK : '';
  // 0.8 and 0.2 are chosen by eye.
  const rounded = (style = '') => drawTile(icon, 0.8, 0.2, style);
  // Phones may cut a maskable icon to a circle of 80 % of its width, which
  // holds a square of 56 % or the three threads at 64 %.
  const maskable = drawTile(icon, icon.hasCorners ? 0.56 : 0.64, 0);

  return {
    'favicon.svg': Buffer.from(rounded(darkStyle)),
    'favicon.ico': ico(await png(rounded(), 32)),
    'apple-touch-icon.png': await png(maskable, 180),
    'icon-192.png': await png(rounded(), 192),
    'icon-512.png': await png(rounded(), 512),
    'icon-maskable-512.png': await png(maskable, 512),
  };
}
