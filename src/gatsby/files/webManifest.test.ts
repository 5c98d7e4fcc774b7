import sharp from 'sharp';
import { BRANDS } from '../../../testing/brands';
import { brandAssets } from '../drawings/brandAssets';
import { icons } from '../drawings/icons';
import { webManifest } from './webManifest';

const brand = BRANDS['only pastels']; // Any brand will do.
// JSON must not escape the name.
const agency = { name: 'M&S', strapline: 'Websites', language: 'en-GB' };
const manifest = JSON.parse(webManifest(agency, brand));

test('has the agency’s texts and the brand’s colours', () => {
  expect(manifest).toMatchObject({
    name: 'M&S',
    description: 'Websites',
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    theme_color: brand.ground,
    background_color: brand.paper,
  });
});

test('names icons that exist in the sizes it says', async () => {
  const iconFiles = await icons(await brandAssets(brand), agency.name);

  expect(manifest.icons).toMatchObject([
    { sizes: '192x192', purpose: 'any' },
    { sizes: '512x512', purpose: 'any' },
    { sizes: '512x512', purpose: 'maskable' },
  ]);

  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(iconFiles[src.slice(1)]).metadata();

    expect(`${width}x${height}`).toBe(sizes);
  }
});
