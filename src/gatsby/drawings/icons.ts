import sharp from 'sharp';
import type { BrandInk, Icon } from './brandMark';
import { letterIcon } from './letterIcon';

/**
 * Draws an icon on a tile, 30 wide and high.
 * @param share how much of the tile's width the icon takes
 * @param rounding of the corners, as a share of the width
 */
function tileOf(icon: Icon, share: number, rounding: number, style = ''): string {
  const drawing = icon.drawing.replace(
    '<svg ',
    `<svg x="${15 - 15 * share}" y="${15 - 15 * share}" width="${30 * share}" height="${30 * share}" `,
  );
  const tile = `<rect width="30" height="30" rx="${30 * rounding}" fill="${icon.tile}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">${style}${tile}${drawing}</svg>`;
}

/** On a dark tab the mark lies on the tab itself. */
const ON_DARK_TABS = '<style>@media(prefers-color-scheme:dark){:root>rect{fill:none}}</style>';

async function png(drawing: string, size: number): Promise<Buffer> {
  // 72 dots an inch draw the 30 units of the tile 30 pixels wide; more draw it at its final size at once.
  return sharp(Buffer.from(drawing), { density: (72 * size) / 30 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** What stands before one PNG picture of 32 pixels in a Windows icon; its 15th to 18th byte are the picture's length. */
const ICO_HEAD = [0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0];

/** Wraps such a picture, for programs that ask for /favicon.ico unbidden. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.from(ICO_HEAD);
  head.writeUInt32LE(picture.length, 14);
  return Buffer.concat([head, picture]);
}

/**
 * Draws every icon of the site, by the name of its file.
 * @param name the agency's; its first letter is the icon if there is none and the logo is a wordmark
 */
export async function icons(ink: BrandInk, name: string): Promise<Record<string, Buffer>> {
  const icon = ink.icon ?? (await letterIcon(name, ink));
  const tab = tileOf(icon, 0.8, 0.2);
  // Phones cut their own shape out of these: a circle of four fifths of the width must hold the icon.
  const full = tileOf(icon, icon.hasCorners ? 0.56 : 0.64, 0);
  const style = icon.tile === ink.ground ? ON_DARK_TABS : '';
  return {
    'favicon.svg': Buffer.from(tileOf(icon, 0.8, 0.2, style)),
    'favicon.ico': ico(await png(tab, 32)),
    'apple-touch-icon.png': await png(full, 180),
    'icon-192.png': await png(tab, 192),
    'icon-512.png': await png(tab, 512),
    'icon-maskable-512.png': await png(full, 512),
  };
}
