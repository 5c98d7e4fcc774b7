import sharp from 'sharp';
import { BRANDS } from '../../brand/testing/brands';
import { brandAssets } from './brandMark';
import { icons } from './icons';

let files: Record<string, Buffer>;

beforeAll(async () => {
  files = await icons(await brandAssets(BRANDS['the placeholder brand']), 'Heddle');
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-maskable-512.png', 512],
])('%s, which phones cut to a shape, is an opaque square of %s px', async (name, side) => {
  expect(await sharp(files[name]).stats()).toMatchObject({ isOpaque: true });
  expect(await sharp(files[name]).metadata()).toMatchObject({ width: side, height: side });
});

/** Returns the distance from the centre to the farthest pixel without the tile's colour, relative to the width. */
async function drawnRadius(icon?: Buffer): Promise<number> {
  const pixels = sharp(icon).removeAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  // The corner shows the tile.
  const tileColour = data.subarray(0, 3);
  const centre = (info.width - 1) / 2;
  let radius = 0;
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const offset = 3 * (y * info.width + x);
      const isTile = data.subarray(offset, offset + 3).equals(tileColour);
      if (!isTile) radius = Math.max(radius, Math.hypot(x - centre, y - centre));
    }
  return radius / info.width;
}

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9H0z"/></svg>';

test.each([
  ['the three threads', {}],
  ['a logo that fills its viewBox', { icon: { drawing: SQUARE, tile: '#000', hasCorners: true } }],
])('the safe zone of the maskable icon contains the whole of %s', async (_, overrides) => {
  const assets = { ...(await brandAssets(BRANDS['the placeholder brand'])), ...overrides };
  const radius = await drawnRadius((await icons(assets, ''))['icon-maskable-512.png']);
  // Without a drawing, the radius would be 0.
  expect(radius).toBeGreaterThan(0.2);
  // The safe zone of a maskable icon is a circle with a radius of 40 % of its width (W3C, Web Application Manifest).
  expect(radius).toBeLessThan(0.4);
});

test('favicon.ico holds one PNG of 32 px at the offset in its header', async () => {
  const file = Buffer.from(files['favicon.ico'] ?? '');
  // An ICO file has the length of its first picture at byte 14, and the picture's offset at byte 18.
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(file.length).toBe(start + length);
  const { format, width, height } = await sharp(file.subarray(start)).metadata();
  expect([format, width, height]).toEqual(['png', 32, 32]);
});

test('favicon.svg has a variant for dark colour schemes', () => {
  expect(files['favicon.svg']?.toString()).toContain('@media(prefers-color-scheme:dark)');
});
