import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Node } from 'gatsby';
import { generateImageData, setActions } from 'gatsby-plugin-sharp';
import type { GraphQLResolveInfo } from 'graphql';
import sharp from 'sharp';
import { tempFolder } from '../../../testing/tempFolder';
import type { Context, Resolve } from './context';
import { imageResolvers } from './imageResolvers';

/** EXIF orientation of a photo for which a phone was held upright. */
const UPRIGHT_PHONE = 6;

/** Arguments of a cover, as GraphQL passes them. */
const COVER = {
  layout: 'fullWidth',
  breakpoints: [390, 780, 1200, 1800, 2400],
  formats: ['auto'],
  placeholder: 'none',
};

const folder = tempFolder();

/** Stands in for Gatsby's jobs: draws no file. */
beforeAll(() => setActions({ createJobV2: async () => {} }));

async function writePhoto(size: string, orientation: number): Promise<Node> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const background = '#c33';

  await sharp({ create: { width, height, channels: 3, background } })
    .withMetadata({ orientation })
    .jpeg()
    .toFile(folder.at('photo.jpg'));

  return {
    absolutePath: folder.at('photo.jpg'),
    name: 'photo',
    extension: 'jpg',
    internal: { contentDigest: `${size} ${orientation}` },
  } as unknown as Node;
}

/** Resolves `gatsbyImageData` of a picture with the plugin's own resolver. */
async function imageDataOf(file: Node, args: object) {
  const originalResolver: Resolve = (_, pluginArgs) =>
    generateImageData({ file, args: pluginArgs, pathPrefix: '' });

  const data = await imageResolvers.ImageSharp?.gatsbyImageData?.resolve?.(
    { parent: 'file' } as Node,
    args,
    { nodeModel: { getNodeById: () => file } } as unknown as Context,
    { originalResolver } as unknown as GraphQLResolveInfo,
  );
  const { width, height, images } = data as IGatsbyImageData;
  const srcSet = images.fallback?.srcSet ?? '';

  return {
    ratio: width / height,
    widths: [...srcSet.matchAll(/ (\d+)w/g)].map(([, digits]) =>
      Number(digits),
    ),
  };
}

test.each([
  ['4000x3000', UPRIGHT_PHONE, {}, 3 / 4, COVER.breakpoints],
  ['1600x1200', UPRIGHT_PHONE, {}, 3 / 4, [390, 780, 1200]],
  ['1600x1200', UPRIGHT_PHONE, { aspectRatio: 2 }, 2, [390, 780, 1200]],
  ['1600x1200', 1, {}, 4 / 3, [390, 780, 1200, 1600]],
  // Upside down
  ['1600x1200', 3, {}, 4 / 3, [390, 780, 1200, 1600]],
])(
  'a photo of %s with orientation %i and arguments %j has the ratio %d and the widths %j',
  async (size, orientation, args, ratio, widths) => {
    const file = await writePhoto(size, orientation);
    const image = await imageDataOf(file, { ...COVER, ...args });

    expect(image.ratio).toBeCloseTo(ratio, 2);
    expect(image.widths).toEqual(widths);
  },
);

test('keeps the width and the height that a query asks for', async () => {
  const file = await writePhoto('1600x1200', UPRIGHT_PHONE);
  const size = { layout: 'constrained', width: 300, height: 400 };

  expect((await imageDataOf(file, { ...COVER, ...size })).ratio).toBeCloseTo(
    3 / 4,
  );
});
