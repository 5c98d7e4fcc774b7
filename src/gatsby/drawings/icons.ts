import sharp from 'sharp';
import type { BrandInk } from './brandMark';

/**
 * The mark on a tile of the ground, 30 wide and high.
 * @param share how much of the tile's width the mark takes
 * @param rounding of the corners, as a share of the width
 */
function tile(ink: BrandInk, share: number, rounding: number, style = ''): string {
  const mark = ink.mark.replace(
    '<svg ',
    `<svg x="${15 - 15 * share}" y="${15 - 15 * share}" width="${30 * share}" height="${30 * share}" `,
  );
  const ground = `<rect width="30" height="30" rx="${30 * rounding}" fill="${ink.ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">${style}${ground}${mark}</svg>`;
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

/** Every icon of the site, by the name of its file. */
export async function icons(ink: BrandInk): Promise<Record<string, Buffer>> {
  const tab = tile(ink, 0.8, 0.2);
  // Phones cut their own shape out of these: a circle of four fifths of the width must hold the mark.
  const full = tile(ink, 0.64, 0);
  return {
    'favicon.svg': Buffer.from(tile(ink, 0.8, 0.2, ON_DARK_TABS)),
    'favicon.ico': ico(await png(tab, 32)),
    'apple-touch-icon.png': await png(full, 180),
    'icon-192.png': await png(tab, 192),
    'icon-512.png': await png(tab, 512),
    'icon-maskable-512.png': await png(full, 512),
  };
}
