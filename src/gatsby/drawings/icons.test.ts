import sharp from 'sharp';
import { BRANDS } from '../../brand/testing/brands';
import { brandAssets } from './brandMark';
import { icons } from './icons';

let drawn: Record<string, Buffer>;

beforeAll(async () => {
  drawn = await icons(await brandAssets(BRANDS['the placeholder brand']), 'Heddle');
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-maskable-512.png', 512],
])(
  '%s, which phones cut to a shape, is a square of %s px without transparent corners',
  async (name, size) => {
    const { isOpaque } = await sharp(drawn[name]).stats();
    expect(isOpaque).toBe(true);
    expect(await sharp(drawn[name]).metadata()).toMatchObject({ width: size, height: size });
  },
);

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9H0z"/></svg>';

test.each([
  ['the three threads', {}],
  ['a logo that fills its viewBox', { icon: { drawing: SQUARE, tile: '#000', hasCorners: true } }],
])('the safe zone of the maskable icon contains the whole of %s', async (_, overrides) => {
  const assets = { ...(await brandAssets(BRANDS['the placeholder brand'])), ...overrides };
  const { data, info } = await sharp((await icons(assets, ''))['icon-maskable-512.png'])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const tileColour = data.subarray(0, 3);
  let maxDistance = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const offset = 3 * (y * width + x);
      if (data.subarray(offset, offset + 3).equals(tileColour)) continue;
      maxDistance = Math.max(maxDistance, Math.hypot(x - (width - 1) / 2, y - (height - 1) / 2));
    }
  // The safe zone of a maskable icon is a circle with 80 % of its width (W3C, Web Application Manifest).
  expect(maxDistance).toBeGreaterThan(0.2 * width);
  expect(maxDistance).toBeLessThan(0.4 * width);
});

test('favicon.ico holds one PNG of 32 px at the offset in its header', async () => {
  const file = Buffer.from(drawn['favicon.ico'] ?? '');
  // An ICO file has the length of its first picture at byte 14, and the picture's offset at byte 18.
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(file.length).toBe(start + length);
  const { format, width, height } = await sharp(file.subarray(start)).metadata();
  expect([format, width, height]).toEqual(['png', 32, 32]);
});

test('favicon.svg has a variant for dark colour schemes', () => {
  expect(drawn['favicon.svg']?.toString()).toContain('@media(prefers-color-scheme:dark)');
});
