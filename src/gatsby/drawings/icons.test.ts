import sharp from 'sharp';
import { BRANDS } from '../../brand/testing/brands';
import { brandInk } from './brandMark';
import { icons } from './icons';

let drawn: Record<string, Buffer>;

beforeAll(async () => {
  drawn = await icons(await brandInk(BRANDS['the one that the site was drawn in']), 'Heddle');
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-maskable-512.png', 512],
])('%s, which phones mask, is %s px wide and has no transparent corner', async (name, size) => {
  const { channels } = await sharp(drawn[name]).stats();
  expect(channels[3]?.min ?? 255).toBe(255);
  expect(await sharp(drawn[name]).metadata()).toMatchObject({ width: size, height: size });
});

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9H0z"/></svg>';

test.each([
  ['the three threads', {}],
  ['a logo that fills its viewBox', { icon: { drawing: SQUARE, tile: '#000', hasCorners: true } }],
])('the safe zone of the maskable icon contains the whole of %s', async (_, own) => {
  const ink = { ...(await brandInk(BRANDS['the one that the site was drawn in'])), ...own };
  const { data, info } = await sharp((await icons(ink, ''))['icon-maskable-512.png'])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [ground, centre] = [data.subarray(0, 3), (info.width - 1) / 2];
  const drawnPixels = Array.from({ length: info.width * info.height }, (_, index) => index).filter(
    (index) => !data.subarray(3 * index, 3 * index + 3).equals(ground),
  );
  const distances = drawnPixels.map((index) =>
    Math.hypot((index % info.width) - centre, Math.floor(index / info.width) - centre),
  );
  // The safe zone of a maskable icon is a circle with 80 % of its width (W3C, Web Application Manifest).
  expect(drawnPixels.length).toBeGreaterThan(1000);
  expect(distances.reduce((most, each) => Math.max(most, each), 0)).toBeLessThan(0.4 * info.width);
});

test('favicon.ico holds one PNG of 32 px at the offset in its header', async () => {
  const file = drawn['favicon.ico'] ?? Buffer.alloc(22);
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(file.length).toBe(start + length);
  const { format, width, height } = await sharp(file.subarray(start)).metadata();
  expect([format, width, height]).toEqual(['png', 32, 32]);
});

test('favicon.svg has a dark variant', () => {
  expect(drawn['favicon.svg']?.toString()).toContain('@media(prefers-color-scheme:dark)');
});
