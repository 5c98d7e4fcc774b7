import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Hyphenated } from '../Hyphenated';
import { Picture } from '../Picture';
import * as styles from './ProjectCard.module.css';
import { ProjectLink } from './ProjectLink';

interface Props {
  project: Queries.ProjectCardFragment;
  headingAs: 'h2' | 'h3';
  isInFirstScreen: boolean;

  /** Stands beside the words, below the picture. */
  thread?: ReactNode;
}

/** A project with its cover; the whole card is its link. */
export function ProjectCard({
  project,
  headingAs,
  isInFirstScreen,
  thread,
}: Props) {
  const { titleHyphenated, client, year, summary, picture } = project;
  const Heading = headingAs;
  const details = [client, year].filter(Boolean).join(', ');

  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        image={picture.image.childImageSharp.gatsbyImageData}
        alt={picture.alt}
        narrowWidth={picture.narrowWidth}
        focus={picture.focus}
        loading={isInFirstScreen ? 'eager' : 'lazy'}
      />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <ProjectLink className={styles.link} project={project}>
            <Hyphenated as="span" text={titleHyphenated} />
          </ProjectLink>
        </Heading>
        {details && <p className={styles.details}>{details}</p>}
        <p className={styles.summary}>{summary}</p>
      </div>
      {thread}
    </article>
  );
}

// In a list, pictures are 7 and 5 of 12 columns wide in turn. `sizes` is the
// width of 7 columns: 58 % of the window, at most 50rem.
export const query = graphql`
  fragment ProjectCard on Project {
    ...ProjectLink
    titleHyphenated
    client
    year
    summary
    picture {
      alt
      narrowWidth
      focus
      image {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            sizes: "(min-width: 90rem) 50rem, (min-width: 48rem) 58vw, 100vw"
            formats: [AUTO, WEBP, AVIF]
            breakpoints: [390, 780, 1200, 1600]
            placeholder: NONE
            avifOptions: { quality: 45 }
          )
        }
      }
    }
  }
`;
