import sharp from 'sharp';
import { BRANDS } from '../../brand/testing/brands';
import { brandInk } from './brandMark';
import { favicon, ico, icons } from './icons';

const ink = brandInk(BRANDS['the one that the site was drawn in']);
let drawn: Record<string, Buffer>;

beforeAll(async () => {
  drawn = await icons(ink);
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is %i pixels wide and high', async (name, size) => {
  const { width, height } = await sharp(drawn[name]).metadata();
  expect([width, height]).toEqual([size, size]);
});

test('the icons that phones cut to shape have no transparent corner', async () => {
  for (const name of ['apple-touch-icon.png', 'icon-maskable-512.png']) {
    const { channels } = await sharp(drawn[name]).stats();
    expect(channels[3]?.min ?? 255).toBe(255);
  }
});

test('favicon.ico holds one PNG of 32 pixels where its head says', async () => {
  const file = drawn['favicon.ico'] ?? Buffer.alloc(22);
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(file.length).toBe(start + length);
  const { format, width, height } = await sharp(file.subarray(start)).metadata();
  expect([format, width, height]).toEqual(['png', 32, 32]);
  expect(ico(file.subarray(start)).equals(file)).toBe(true);
});

test('the tab’s icon has a variant for dark tabs', () => {
  expect(favicon(ink)).toContain('@media(prefers-color-scheme:dark)');
});
