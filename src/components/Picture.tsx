import type { IGatsbyImageData } from 'gatsby-plugin-image';

/**
 * Largest width of `breakpoints` in the queries, in px. The attributes `width`
 * and `height` only tell the browser the aspect ratio before a picture has
 * loaded: style sheets set the size. For a narrow picture, `width` is its
 * width on the page, at most.
 */
const LARGEST_BREAKPOINT = 2400;

interface Props {
  image: IGatsbyImageData;

  /** A version in another shape, for windows up to 48rem. */
  narrowImage?: IGatsbyImageData;
  alt: string;

  /** The file's width in px if the page shows the picture no wider than that. */
  narrowWidth?: number | null;
  className?: string | undefined;

  /**
   * The part that stays visible where a box cuts off the edges, such as `top`.
   */
  focus?: string | null;

  /** `eager` for a picture in the first screen. */
  loading?: 'eager' | 'lazy';
}

/**
 * A picture of layout FULL_WIDTH. Replaces GatsbyImage, which would add React's
 * server renderer (54 kB with React 19) to every page.
 */
export function Picture({
  image: { width, height, images },
  narrowImage,
  narrowWidth,
  alt,
  className,
  focus,
  loading = 'lazy',
}: Props) {
  const fullWidth = narrowWidth ?? LARGEST_BREAKPOINT;

  return (
    <picture>
      {narrowImage?.images.sources?.map(({ type, srcSet, sizes }) => (
        <source
          key={`narrow ${type}`}
          media="(max-width: 48rem)"
          type={type}
          srcSet={srcSet}
          sizes={sizes}
        />
      ))}
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        data-focus={focus ?? undefined}
        data-narrow={narrowWidth ? true : undefined}
        {...images.fallback}
        // gatsby-plugin-image returns the size of a full-width image relative
        // to its width: 1 by 0.42. HTML needs integers.
        width={width * fullWidth}
        height={Math.round(height * fullWidth)}
        alt={alt}
        loading={loading}
        decoding="async"
      />
    </picture>
  );
}
