import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { favicon, ico, icons } from './icons';
import { readTokens } from './readTokens';

const tokens = readTokens();

test('the icons in static/ show the mark in the palette of today', async () => {
  const drawn = await icons(tokens);
  expect(readFileSync('static/favicon.svg', 'utf8')).toBe(String(drawn['favicon.svg']));
  for (const name of [
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
  ]) {
    const pixels = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();
    const [now, before] = [
      await pixels(drawn[name] ?? Buffer.alloc(0)),
      await pixels(readFileSync(`static/${name}`)),
    ];
    // Another version of the renderer may smooth an edge differently.
    const different = now.filter(
      (value, index) => Math.abs(value - (before[index] ?? 0)) > 40,
    ).length;
    expect(before).toHaveLength(now.length);
    expect(different / now.length).toBeLessThan(0.002);
  }
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is %i pixels wide and high', async (name, size) => {
  const { width, height } = await sharp(`static/${name}`).metadata();
  expect([width, height]).toEqual([size, size]);
});

test('the icons that phones cut to shape have no transparent corner', async () => {
  for (const name of ['apple-touch-icon.png', 'icon-maskable-512.png']) {
    const { channels } = await sharp(`static/${name}`).stats();
    expect(channels[3]?.min ?? 255).toBe(255);
  }
});

test('favicon.ico holds one PNG of 32 pixels where its head says', async () => {
  const file = readFileSync('static/favicon.ico');
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(file.length).toBe(start + length);
  const { format, width, height } = await sharp(file.subarray(start)).metadata();
  expect([format, width, height]).toEqual(['png', 32, 32]);
  expect(ico(file.subarray(start)).equals(file)).toBe(true);
});

test('the tab’s icon has a variant for dark tabs', () => {
  expect(favicon(tokens)).toContain('@media(prefers-color-scheme:dark)');
});
