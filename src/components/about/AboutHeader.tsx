import { graphql } from 'gatsby';
import * as styles from './AboutHeader.module.css';
import { Drawing } from '../Drawing';
import { Picture } from '../Picture';
import { Hyphenated } from '../Hyphenated';

/** The head of About: who we are, the loom, and one wide picture. */
export function AboutHeader({ page }: { page: Queries.AboutHeaderFragment }) {
  return (
    <header>
      <div className={`container ${styles.text}`}>
        <Hyphenated as="h1">{page.headingHyphenated}</Hyphenated>
        <p>{page.lead}</p>
      </div>
      <Drawing className={styles.loom} src={page.loom} />
      <Picture
        className={styles.picture}
        image={page.picture.image.childImageSharp.gatsbyImageData}
        alt={page.picture.alt}
      />
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
