import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface Props {
  image: IGatsbyImageData;
  alt: string;
  className?: string;
}

/**
 * A picture in the formats and widths that gatsby-plugin-image made. Its own component would bring React's server
 * renderer into the browser: 54 kB on every page with React 19. On a phone the picture is the largest thing of the first
 * screen, so it comes before the scripts.
 */
export function Picture({ image, alt, className }: Props) {
  const { sources = [], fallback } = image.images;
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
