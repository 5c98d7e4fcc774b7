import { graphql } from 'gatsby';
import * as styles from './AboutHeader.module.css';
import { Drawing } from '../Drawing';
import { Hyphenated } from '../Hyphenated';

/** The widest breakpoint of the picture, in px. */
const WIDEST = 2400;

/**
 * The head of About: who we are, the loom, and one wide picture, in the formats and widths that gatsby-plugin-image made.
 * Its own component would bring React's server renderer into the browser: 54 kB on every page with React 19. On a phone
 * the picture is the largest thing of the first screen, so it comes before the scripts.
 */
export function AboutHeader({ page }: { page: Queries.AboutHeaderFragment }) {
  const { width, height, images } = page.picture.image.childImageSharp.gatsbyImageData;
  return (
    <header>
      <div className={`container ${styles.text}`}>
        <Hyphenated as="h1">{page.headingHyphenated}</Hyphenated>
        <p>{page.lead}</p>
      </div>
      <Drawing className={styles.loom} src={page.loom} />
      <picture>
        {images.sources?.map(({ type, srcSet, sizes }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          className={styles.picture}
          {...images.fallback}
          // The width of a full-width image is 1 here, and HTML wants whole pixels.
          width={width * WIDEST}
          height={Math.round(height * WIDEST)}
          alt={page.picture.alt}
          fetchPriority="high"
          decoding="async"
        />
      </picture>
    </header>
  );
}

export const query = graphql`
  fragment AboutHeader on AboutPage {
    headingHyphenated
    lead
    loom
    picture {
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
  }
`;
