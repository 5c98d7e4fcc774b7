import sharp from 'sharp';
import { difference } from '../../brand/colours';
import { BRANDS } from '../../../testing/brands';
import { brandAssets } from './brandAssets';
import { icons } from './icons';
import { colourAt, TOLERANCE } from './testing/colourAt';
import { brand, BRIGHT, DARK } from './testing/logoColours';
import { logoFolder } from './testing/logoFolder';

const writeLogo = logoFolder();

const placeholderAssets = brandAssets(BRANDS['the placeholder brand']);
// They show three threads, no letter.
const files = placeholderAssets.then((assets) => icons(assets, 'Heddle'));

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-maskable-512.png', 512],
])(
  '%s, which phones cut to a shape, is an opaque square of %s px',
  async (name, side) => {
    const icon = sharp((await files)[name]);

    expect(await icon.stats()).toMatchObject({ isOpaque: true });
    expect(await icon.metadata()).toMatchObject({ width: side, height: side });
  },
);

/**
 * Whether a PNG of 512 px has only the given colour outside of a disc. @param
 * radius of the disc, relative to the width
 */
async function isEmptyBeyond(
  radius: number,
  colour: string,
  png?: Buffer,
): Promise<boolean> {
  // Paints the disc in `colour`, so that only the outside can have other
  // colours. Smooth edges would add similar ones.
  const shape = `cx="256" cy="256" r="${radius * 512}" fill="${colour}"`;
  const disc = `<circle ${shape} shape-rendering="crispEdges"/>`;
  const input = Buffer.from(`<svg width="512" height="512">${disc}</svg>`);
  const { channels } = await sharp(
    await sharp(png).composite([{ input }]).toBuffer(),
  ).stats(); // of the result

  return channels.every(({ min, max }) => min === max);
}

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">' +
  '<path fill="#fff" d="M0 0h9v9H0z"/></svg>';

test.each([
  ['the three threads', undefined],
  [
    'a logo that fills its viewBox',
    { svg: SQUARE, tileColour: '#000000', hasCorners: true },
  ],
])(
  'the safe zone of the maskable icon contains the whole of %s',
  async (_, ownIcon) => {
    const assets = await placeholderAssets;
    const icon = ownIcon ?? assets.icon;
    const { 'icon-maskable-512.png': png } = await icons(
      { ...assets, icon },
      '',
    );

    // The icon reaches beyond radius 0.2, so it is not empty. It stays within
    // 0.4, the safe zone of the W3C Web App Manifest.
    expect(await isEmptyBeyond(0.2, icon?.tileColour ?? '', png)).toBe(false);
    expect(await isEmptyBeyond(0.4, icon?.tileColour ?? '', png)).toBe(true);
  },
);

test('favicon.ico holds one PNG of 32 px at the offset in its header', async () => {
  const file = Buffer.from((await files)['favicon.ico'] ?? '');
  // An ICO file has the length of its first picture at byte 14, and the
  // picture's offset at byte 18.
  const length = file.readUInt32LE(14);
  const start = file.readUInt32LE(18);

  expect(file.length).toBe(start + length);
  const { format, width, height } = await sharp(
    file.subarray(start),
  ).metadata();

  expect([format, width, height]).toEqual(['png', 32, 32]);
});

test('favicon.svg has a style for dark colour schemes', async () => {
  expect((await files)['favicon.svg']?.toString()).toContain(
    '@media(prefers-color-scheme:dark)',
  );
});

const WORDMARK_WIDTH = 40;

// An icon’s letter is the first in the name: here I, which covers the centre.
// No font of the site has the letter \u{10330}.
test.each([
  {
    shown: 'a square logo in its colours',
    logo: { colour: BRIGHT, width: 10 },
    centre: BRIGHT,
    tile: brand.ground,
  },
  {
    shown: 'a dark logo in the text colour',
    logo: { colour: DARK, width: 10 },
    centre: brand.paper,
    tile: brand.ground,
  },
  {
    shown: 'the first letter, not a wordmark',
    agency: '« Ilse',
    logo: { colour: BRIGHT, width: WORDMARK_WIDTH },
    centre: brand.paper,
    tile: brand.ground,
  },
  {
    shown: 'the logo if no font has the letter',
    agency: '\u{10330}',
    logo: { colour: BRIGHT, width: WORDMARK_WIDTH },
    centre: BRIGHT,
    tile: brand.ground,
  },
  {
    shown: 'the brand’s bright icon on the ground',
    logo: { colour: BRIGHT, width: WORDMARK_WIDTH },
    icon: BRIGHT,
    centre: BRIGHT,
    tile: brand.ground,
  },
  {
    shown: 'the brand’s dark icon on paper',
    logo: { colour: BRIGHT, width: WORDMARK_WIDTH },
    icon: DARK,
    centre: DARK,
    tile: brand.paper,
  },
])(
  'icons show $shown',
  async ({ agency = 'Ilse', logo, icon, centre, tile }) => {
    const assets = await brandAssets({
      ...brand,
      logo: writeLogo(logo.colour, logo.width),
      icon: icon && writeLogo(icon),
    });
    const iconFiles = await icons(assets, agency);

    expect(Object.keys(iconFiles)).toHaveLength(6);

    for (const [file, contents] of Object.entries(iconFiles)) {
      // The PNG in favicon.ico starts after a header of 22 bytes.
      const picture = file === 'favicon.ico' ? contents.subarray(22) : contents;
      const half = (await sharp(picture).metadata()).width / 2;
      const colour = await colourAt(picture, half, half);

      expect(difference(colour, centre)).toBeLessThan(TOLERANCE);
    }

    const maskable = iconFiles['icon-maskable-512.png'] ?? Buffer.alloc(0);
    // This icon has no rounded corners.
    const corner = await colourAt(maskable, 2, 2);

    expect(difference(corner, tile)).toBeLessThan(TOLERANCE);
  },
);
