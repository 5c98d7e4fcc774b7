import { graphql } from 'gatsby';
import * as styles from './AboutPicture.module.css';

// in px, the last of `breakpoints` in the query below
const LARGEST_BREAKPOINT = 2400;

/**
 * Replaces GatsbyImage, which would add React's server renderer (54 kB with
 * React 19) to every page.
 */
export function AboutPicture({
  picture,
}: {
  picture: Queries.AboutPictureFragment;
}) {
  const { width, height, images } =
    picture.image.childImageSharp.gatsbyImageData;

  return (
    <picture>
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={`screen-only ${styles.picture}`}
        {...images.fallback}
        // gatsby-plugin-image returns the size of a full-width image relative
        // to its width: 1 by 0.42. HTML needs integers.
        width={width * LARGEST_BREAKPOINT}
        height={Math.round(height * LARGEST_BREAKPOINT)}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

// Phones load the picture of 390 px (pixel ratio 1) or 780 px (2). AVIF quality
// 22 keeps the latter at about 15 kB.
export const query = graphql`
  fragment AboutPicture on AboutPicture {
    alt
    image {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 2.4
          formats: [AUTO, WEBP, AVIF]
          breakpoints: [390, 780, 1200, 1800, 2400]
          placeholder: NONE
          avifOptions: { quality: 22 }
        )
      }
    }
  }
`;
