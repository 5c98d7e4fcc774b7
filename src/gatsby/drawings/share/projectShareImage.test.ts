import sharp, { type Sharp } from 'sharp';
import { difference } from '../../../brand/colours';
import { BRANDS } from '../../../../testing/brands';
import { tempFolder } from '../../../../testing/tempFolder';
import { brandAssets } from '../brandAssets';
import { projectShareImage } from './projectShareImage';
import { colourAt, TOLERANCE } from '../testing/colourAt';

const brand = BRANDS['the placeholder brand'];
const assets = brandAssets(brand);
const folder = tempFolder();

const LANDSCAPE = { width: 1600, height: 1200 };

const RED = '#cc0000';
const BLUE = '#0000cc';

interface Area {
  width: number;
  height: number;
}

const area = ({ width, height }: Area, background: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** Writes a red picture whose right and lower half are blue. */
async function writeHalves(size: Area): Promise<string> {
  const { width, height } = size;
  const right = area({ width: width / 2, height }, BLUE).png();
  const bottom = area({ width, height: height / 2 }, BLUE).png();
  const file = folder.at('halves.png');

  await area(size, RED)
    .composite([
      { input: await right.toBuffer(), left: width / 2, top: 0 },
      { input: await bottom.toBuffer(), left: 0, top: height / 2 },
    ])
    .toFile(file);

  return file;
}

const imageOf = async (file: string, focus: string | null = null) =>
  projectShareImage({
    title: 'Sold out by nine',
    seed: 'seed',
    cover: { file, focus },
    assets: await assets,
  });

async function expectColour(
  image: Buffer,
  [x, y]: readonly [number, number],
  colour: string,
): Promise<void> {
  expect(difference(await colourAt(image, x, y), colour)).toBeLessThan(
    TOLERANCE,
  );
}

test.each([
  ['a portrait', { width: 1600, height: 2400 }],
  ['a very tall picture', { width: 600, height: 3600 }],
  ['a square', { width: 1600, height: 1600 }],
  ['a panorama', { width: 3600, height: 600 }],
  ['a small picture', { width: 400, height: 300 }],
])('makes %s a JPEG of 1200 x 630 px and less than 90 kB', async (_, size) => {
  const image = await imageOf(await writeHalves(size));

  expect(await sharp(image).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(image.length).toBeLessThan(90_000);
});

test('softens a picture with too much detail until the image has less than 90 kB', async () => {
  const file = folder.at('noise.png');
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const size = { width: 1600, height: 1200, channels: 3 } as const;

  await sharp({ create: { ...size, background: '#888', noise } }).toFile(file);

  expect((await imageOf(file)).length).toBeLessThan(90_000);
});

test.each([
  ['top', LANDSCAPE, RED],
  ['bottom', LANDSCAPE, BLUE],
  ['left', { width: 3600, height: 600 }, RED],
  ['right', { width: 3600, height: 600 }, BLUE],
])(
  'shows the part of the cover that `focus: %s` names',
  async (focus, size, colour) => {
    const image = await imageOf(await writeHalves(size), focus);

    await expectColour(image, [100, 100], colour);
  },
);

test('shows the centre of a cover without a focus', async () => {
  const image = await imageOf(await writeHalves(LANDSCAPE));

  // The boundary of the two colours is in the middle of the cover, which is
  // about 420 px high.
  await expectColour(image, [100, 100], RED);
  await expectColour(image, [100, 350], BLUE);
});

test('shows a tall cover whole, beside the title', async () => {
  const image = await imageOf(
    await writeHalves({ width: 1600, height: 2400 }),
    'top',
  );

  // The cover is 420 px wide and as high as the image.
  await expectColour(image, [790, 10], RED);
  await expectColour(image, [790, 620], BLUE);
  await expectColour(image, [770, 10], brand.ground);
});

test('turns a photo as the camera was held', async () => {
  const file = folder.at('turned.jpg');
  const turned = sharp(await writeHalves(LANDSCAPE));

  // 3: upside down, so that the blue corner is at the top left
  await turned.withMetadata({ orientation: 3 }).jpeg().toFile(file);

  await expectColour(await imageOf(file, 'top'), [100, 100], BLUE);
});

test('shows a transparent cover on paper, and the strip in the colour of the ground', async () => {
  const file = folder.at('transparent.png');
  const size = { width: 1600, height: 1200, channels: 4 } as const;

  await sharp({ create: { ...size, background: '#00000000' } }).toFile(file);
  const image = await imageOf(file);

  await expectColour(image, [600, 200], brand.paper);
  await expectColour(image, [20, 610], brand.ground);
});

test('images of the same project with different seeds differ', async () => {
  const cover = {
    file: await writeHalves(LANDSCAPE),
    focus: null,
  };
  const [one, other] = await Promise.all(
    ['one', 'other'].map(async (seed) =>
      projectShareImage({
        title: 'The same title',
        seed,
        cover,
        assets: await assets,
      }),
    ),
  );

  expect(one?.equals(other as Buffer)).toBe(false);
});
