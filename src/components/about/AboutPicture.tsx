import { graphql } from 'gatsby';
import * as styles from './AboutPicture.module.css';

/** The largest of the breakpoints in the query below, in px. */
const MAX_WIDTH = 2400;

/**
 * Does not use GatsbyImage, the component of gatsby-plugin-image, which adds React's server renderer to every page: 54 kB with
 * React 19. AVIF quality 22 gives some 15 kB on phones.
 */
export function AboutPicture({ picture }: { picture: Queries.AboutPictureFragment }) {
  const { width, height, images } = picture.image.childImageSharp.gatsbyImageData;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={`screen-only ${styles.picture}`}
        {...images.fallback}
        // gatsby-plugin-image returns the size of a full-width image relative to its width: 1 by 0.42. HTML needs integers.
        width={width * MAX_WIDTH}
        height={Math.round(height * MAX_WIDTH)}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

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
