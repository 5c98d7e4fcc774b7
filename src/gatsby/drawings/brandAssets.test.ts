import { relative } from 'node:path';
import sharp from 'sharp';
import { tempFolder } from '../../../local/testing/tempFolder';
import { difference } from '../../brand/colours';
import { BRANDS } from '../../brand/testing/brands';
import { brandAssets, logosOf } from './brandAssets';
import { icons } from './icons';
import { shareImage } from './shareImage';

const folder = tempFolder();
// Only DARK has enough contrast with its pale green drawer.
const brand = BRANDS['only pastels'];
const ANY_THREADS = ['red', 'green', 'blue']; // No test looks at them.
const [BRIGHT, DARK, PALE] = ['#00ff00', '#222222', '#ffeeee'];

/**
 * Maximum distance in OKLab of colours that are meant to be the same. JPEG
 * compression changes a colour slightly.
 */
const TOLERANCE = 0.05;

/**
 * Writes a square or wide logo in one colour, 10 units high. @returns its path
 * relative to content/
 */
function writeLogo(colour: string, width = 10): string {
  const file = `${colour.slice(1)}-${width}.svg`;
  const shape = `<path fill="${colour}" d="M0 0h${width}v10H0z"/>`;
  const box = `viewBox="0 0 ${width} 10"`;

  folder.write(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${shape}</svg>`,
  );

  return relative('content', folder.at(file));
}

async function colourAt(
  picture: Buffer,
  left: number,
  top: number,
): Promise<string> {
  const pixel = sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw();

  return `#${(await pixel.toBuffer()).toString('hex')}`;
}

// In `fills`, `undefined` means the text colour. SVGO shortens #00ff00 to #0f0.
// Light pages show even a pale logoOnPaper.
test.each([
  [
    'a bright logo',
    BRIGHT,
    undefined,
    { ground: '#0f0', page: undefined, drawer: undefined },
  ],
  [
    'a dark logo',
    DARK,
    undefined,
    { ground: undefined, page: '#222', drawer: '#222' },
  ],
  [
    'a dark logoOnPaper',
    BRIGHT,
    DARK,
    { ground: '#0f0', page: '#222', drawer: '#222' },
  ],
  [
    'a pale logoOnPaper',
    BRIGHT,
    PALE,
    { ground: '#0f0', page: '#fee', drawer: undefined },
  ],
])(
  'chooses the logo’s colour on each background: %s',
  async (_, colour, onPaper, fills) => {
    const logos = {
      logo: writeLogo(colour),
      ...(onPaper && { logoOnPaper: writeLogo(onPaper) }),
    };
    const {
      onGround,
      onPaper: light,
      inDrawer,
    } = await logosOf({ ...brand, ...logos }, ANY_THREADS);
    const fill = (svg = '') => / fill="(#\w+)"/.exec(svg)?.[1];

    expect({
      ground: fill(onGround),
      page: fill(light),
      drawer: fill(inDrawer),
    }).toEqual(fills);
  },
);

test('without a logo, light pages have no own logo, and the drawer has three threads in the text colour', async () => {
  const { onPaper, inDrawer } = await logosOf(brand, ANY_THREADS);

  expect(onPaper).toBeUndefined();
  expect(inDrawer.match(/currentColor/g)).toHaveLength(3);
});

test.each([
  ['a square logo', BRIGHT, 1, BRIGHT],
  [
    'a square logo with too little contrast, in the text colour',
    DARK,
    1,
    brand.paper,
  ],
  ['a wordmark, as high as a square logo', BRIGHT, 4, BRIGHT],
])(
  'a share image shows in its top right corner %s',
  async (_, colour, ratio, expected) => {
    const assets = await brandAssets({
      ...brand,
      logo: writeLogo(colour, ratio * 10),
    });
    const share = await shareImage('Title', 'home', assets);
    // The image is 1200 px wide, its margin is 64 px, and the logo is 60 px
    // high.
    const [right, top, bottom] = [1200 - 64, 64, 64 + 60];
    const left = right - ratio * (bottom - top);

    // JPEG blurs the edges of the logo, so these points are 3 px inside and
    // outside of them.
    for (const x of [left + 3, right - 3])
      for (const y of [top + 3, bottom - 3])
        expect(difference(await colourAt(share, x, y), expected)).toBeLessThan(
          TOLERANCE,
        );
    const beside = await colourAt(share, left - 3, top + 3);

    expect(difference(beside, brand.ground)).toBeLessThan(TOLERANCE);
  },
);

// An icon’s letter is the first in the name: here I, which covers the centre.
// No font of the site has the letter \u{10330}.
test.each([
  [
    'a square logo in its colours',
    'Ilse',
    BRIGHT,
    10,
    undefined,
    BRIGHT,
    brand.ground,
  ],
  [
    'a dark logo in the text colour',
    'Ilse',
    DARK,
    10,
    undefined,
    brand.paper,
    brand.ground,
  ],
  [
    'the first letter, not a wordmark',
    '« Ilse',
    BRIGHT,
    40,
    undefined,
    brand.paper,
    brand.ground,
  ],
  [
    'the logo if no font has the letter',
    '\u{10330}',
    BRIGHT,
    40,
    undefined,
    BRIGHT,
    brand.ground,
  ],
  [
    'the brand’s bright icon on the ground',
    'Ilse',
    BRIGHT,
    40,
    BRIGHT,
    BRIGHT,
    brand.ground,
  ],
  [
    'the brand’s dark icon on paper',
    'Ilse',
    BRIGHT,
    40,
    DARK,
    DARK,
    brand.paper,
  ],
])(
  'icons show %s',
  async (_, name, logoColour, width, iconColour, centreColour, tileColour) => {
    const logos = {
      logo: writeLogo(logoColour, width),
      icon: iconColour && writeLogo(iconColour),
    };
    const files = await icons(await brandAssets({ ...brand, ...logos }), name);

    expect(Object.keys(files)).toHaveLength(6);

    for (const [file, contents] of Object.entries(files)) {
      // The PNG in favicon.ico starts after a header of 22 bytes.
      const picture = file === 'favicon.ico' ? contents.subarray(22) : contents;
      const half = (await sharp(picture).metadata()).width / 2;

      expect(
        difference(await colourAt(picture, half, half), centreColour),
      ).toBeLessThan(TOLERANCE);
    }

    const corner = await colourAt(
      files['icon-maskable-512.png'] ?? Buffer.alloc(0),
      2,
      2,
    );

    // This icon has no rounded corners.
    expect(difference(corner, tileColour)).toBeLessThan(TOLERANCE);
  },
);
