import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Node } from 'gatsby';
import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import sharp from 'sharp';
import { picturePath } from '../../content/read/picturePath';
import type { Context } from './context';
import type { ResizedPicture } from './textPictures';

/**
 * Widths of the files in px: for phones, and for desktops with two pixels for
 * each CSS pixel. A third width would make the build of pictures half as long
 * again.
 */
const WIDTHS = [840, 1680];
const MAX_WIDTH = Math.max(...WIDTHS);

/**
 * The same quality as in ProjectCover.tsx: details in a picture of a screen
 * stay readable.
 */
const AVIF_QUALITY = 45;

/**
 * Returns the arguments of `gatsbyImageData` for a picture of any shape.
 * Without the height, gatsbyImageData would derive it from the file, ignore the
 * rotation that a phone writes into the file, and cut off the ends of the
 * picture.
 * @param width in px, after the rotation
 * @param height in px, after the rotation
 */
function imageArguments(width: number, height: number) {
  const shownWidth = Math.min(width, MAX_WIDTH);

  return {
    layout: 'constrained',
    width: shownWidth,
    height: Math.max(1, Math.round((height / width) * shownWidth)),
    breakpoints: WIDTHS,
    formats: ['auto', 'webp', 'avif'],
    placeholder: 'none',
    avifOptions: { quality: AVIF_QUALITY },
    // The width and the height have the shape of the picture, so nothing is
    // cut off.
    transformOptions: { fit: 'fill' },
  };
}

async function imageNodeOf(
  path: string,
  { nodeModel }: Context,
): Promise<{ file: Node; image: Node }> {
  const file = await nodeModel.findOne({
    type: 'File',
    query: { filter: { relativePath: { eq: path } } },
  });
  const children = (file?.children ?? []).map((id) =>
    nodeModel.getNodeById({ id }),
  );
  const image = children.find((node) => node?.internal.type === 'ImageSharp');

  if (!file || !image)
    throw new Error(`content/${path} could not be read as a picture.`);

  return { file, image };
}

/**
 * Resizes a picture with gatsby-transformer-sharp's `gatsbyImageData`, which
 * caches the files. gatsby-remark-images would write style attributes, which
 * the Content-Security-Policy forbids.
 * @param url of the picture, as in the markdown
 * @param contentFile path of the file that names the picture, in content/
 */
export async function resizePicture(
  url: string,
  contentFile: string,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<ResizedPicture> {
  const path = picturePath(decodeURIComponent(url).normalize(), contentFile);
  const { file, image } = await imageNodeOf(path, context);
  const metadata = await sharp(String(file.absolutePath)).metadata();
  const { width, height } = metadata.autoOrient;

  const imageType = info.schema.getType('ImageSharp') as GraphQLObjectType;
  const { gatsbyImageData } = imageType.getFields();
  const data = (await gatsbyImageData?.resolve?.(
    image,
    imageArguments(width, height),
    context,
    info,
  )) as IGatsbyImageData | undefined;

  const { fallback, sources = [] } = data?.images ?? {};

  if (!fallback?.src || !fallback.srcSet)
    throw new Error(`content/${path} could not be resized.`);

  return {
    width,
    height,
    fallback: { src: fallback.src, srcSet: fallback.srcSet },
    sources: sources.map(({ type, srcSet }) => ({ type, srcSet })),
  };
}
