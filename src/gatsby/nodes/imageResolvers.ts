import type { GraphQLResolveInfo } from 'graphql';
import sharp from 'sharp';
import type { Resolve, TypeResolvers } from './context';

/** The arguments of `gatsbyImageData` that depend on the shape of a picture. */
interface ShapeArguments {
  width?: number;
  height?: number;
  aspectRatio?: number;

  /** Widths of the files, in px. */
  breakpoints?: number[];
}

/** Gatsby adds the resolver that createResolvers replaces. */
type Info = GraphQLResolveInfo & { originalResolver: Resolve };

/** Size of a picture in px, after the rotation. */
type Size = { width: number; height: number };

/** Returns the widths of files that a picture is wide enough for. */
function widthsUpTo(width: number, breakpoints: number[]): number[] {
  const widths = breakpoints.map((breakpoint) => Math.min(breakpoint, width));

  return [...new Set(widths)];
}

const argumentsFor = (size: Size, args: ShapeArguments): ShapeArguments => ({
  aspectRatio: size.width / size.height,
  ...args,
  breakpoints: widthsUpTo(size.width, args.breakpoints ?? []),
});

/**
 * Resolves `gatsbyImageData` of a photo that a phone has stored lying on its
 * side. gatsby-plugin-sharp measures it without the rotation, rotates it, and
 * would then cut it to the shape of before.
 */
const gatsbyImageData: Resolve = async (
  image,
  args: ShapeArguments,
  context,
  info,
) => {
  const { originalResolver } = info as Info;

  // resizePicture.ts knows the rotation.
  if (args.width || args.height)
    return originalResolver(image, args, context, info);

  const file = context.nodeModel.getNodeById({ id: image.parent ?? '' });
  const metadata = await sharp(String(file?.absolutePath)).metadata();
  const size = metadata.autoOrient;
  const isTurned = size.width !== metadata.width;

  return originalResolver(
    image,
    isTurned ? argumentsFor(size, args) : args,
    context,
    info,
  );
};

/** Replaces a resolver of gatsby-transformer-sharp. */
export const imageResolvers: TypeResolvers = {
  ImageSharp: { gatsbyImageData: { resolve: gatsbyImageData } },
};
