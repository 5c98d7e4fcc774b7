import { graphql } from 'gatsby';
import * as styles from './AboutPicture.module.css';

/** The widest breakpoint of the picture, in px. */
const WIDEST = 2400;

/**
 * One wide picture, in the formats and widths that gatsby-plugin-image made. The plugin's own component would bring
 * React's server renderer into the browser: 54 kB on every page with React 19.
 */
export function AboutPicture({ picture }: { picture: Queries.AboutPictureFragment }) {
  const { width, height, images } = picture.image.childImageSharp.gatsbyImageData;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.picture}
        {...images.fallback}
        // gatsby-plugin-image calls a full-width image 1 px wide, and HTML wants whole pixels.
        width={width * WIDEST}
        height={Math.round(height * WIDEST)}
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
