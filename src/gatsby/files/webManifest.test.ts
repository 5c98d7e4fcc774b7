import { join } from 'node:path';
import sharp from 'sharp';
import { siteFacts } from './testing/siteFacts';
import { webManifest } from './webManifest';

const manifest = JSON.parse(
  webManifest(siteFacts, { bottle: '#0b2b26', porcelain: '#f3f5f0' }),
) as Record<string, string> & { icons: { src: string; sizes: string; purpose: string }[] };

test('the name, the language and the colours are those of the site', () => {
  expect(manifest).toMatchObject({
    name: 'Heddle',
    description: 'Websites designed and built',
    lang: 'en-GB',
    start_url: '/',
    theme_color: '#0b2b26',
    background_color: '#f3f5f0',
  });
});

test('each icon is there in the size that is named', async () => {
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join('static', src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
