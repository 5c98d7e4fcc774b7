import sharp from 'sharp';
import { difference } from '../../../brand/colours';
import { BRANDS } from '../../../../testing/brands';
import { brandAssets } from '../brandAssets';
import { shareImage } from './shareImage';
import { colourAt, TOLERANCE } from '../testing/colourAt';
import { brand, BRIGHT, DARK } from '../testing/logoColours';
import { logoFolder } from '../testing/logoFolder';

const writeLogo = logoFolder();
const assets = brandAssets(BRANDS['the placeholder brand']);

test.each([
  ['We weave websites that hold together.', 'home'], // an ordinary title
  [
    'Barrierefreiheitsprüfung und Suchmaschinenoptimierung für Softwareentwicklung',
    'german',
  ], // long words
  // The site’s typefaces lack Greek letters.
  ['Σχεδιάζουμε ιστοσελίδες → ✓', 'greek'],
])(
  'draws "%s" as a JPEG of 1200 x 630 px and less than 90 kB',
  async (title, seed) => {
    const jpeg = await shareImage({ title, seed, assets: await assets });

    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(jpeg.length).toBeLessThan(90_000);
  },
);

test('share images of the same title with different seeds differ', async () => {
  const page = { title: 'The same title', assets: await assets };
  const home = await shareImage({ ...page, seed: 'home' });
  const about = await shareImage({ ...page, seed: 'about' });

  expect(home.equals(about)).toBe(false);
});

test.each([
  { name: 'a square logo', logo: BRIGHT, ratio: 1, expected: BRIGHT },
  {
    name: 'a square logo with too little contrast, in the text colour',
    logo: DARK,
    ratio: 1,
    expected: brand.paper,
  },
  {
    name: 'a wordmark, as high as a square logo',
    logo: BRIGHT,
    ratio: 4,
    expected: BRIGHT,
  },
])(
  'a share image shows in its top right corner $name',
  async ({ logo, ratio, expected }) => {
    const share = await shareImage({
      title: 'Title',
      seed: 'home',
      assets: await brandAssets({
        ...brand,
        logo: writeLogo(logo, ratio * 10),
      }),
    });

    // The image is 1200 px wide, its margin is 64 px, and the logo is 60 px
    // high.
    const right = 1200 - 64;
    const top = 64;
    const bottom = top + 60;
    const left = right - ratio * (bottom - top);

    // JPEG blurs the edges of the logo, so these points are 3 px inside and
    // outside of them.
    for (const x of [left + 3, right - 3])
      for (const y of [top + 3, bottom - 3]) {
        const colour = await colourAt(share, x, y);

        expect(difference(colour, expected)).toBeLessThan(TOLERANCE);
      }

    const beside = await colourAt(share, left - 3, top + 3);

    expect(difference(beside, brand.ground)).toBeLessThan(TOLERANCE);
  },
);
