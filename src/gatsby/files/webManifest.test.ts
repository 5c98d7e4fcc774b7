import sharp from 'sharp';
import { BRANDS } from '../../brand/testing/brands';
import { brandInk } from '../drawings/brandInk';
import { icons } from '../drawings/icons';
import { siteFacts } from './testing/siteFacts';
import { webManifest } from './webManifest';

const manifest = JSON.parse(
  webManifest(siteFacts, { ground: '#101418', paper: '#fafafa' }),
) as Record<string, string> & { icons: { src: string; sizes: string; purpose: string }[] };

test('the name, the language and the colours are those of the site', () => {
  expect(manifest).toMatchObject({
    name: 'Heddle',
    description: 'Websites designed and built',
    lang: 'en-GB',
    start_url: '/',
    theme_color: '#101418',
    background_color: '#fafafa',
  });
});

test('each icon is there in the size that is named', async () => {
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const drawn = await icons(brandInk(BRANDS['pastels alone']));
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(drawn[src.slice(1)]).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
