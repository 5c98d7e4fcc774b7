import { graphql } from 'gatsby';
import { Hyphenated } from '../Hyphenated';
import * as styles from './TextSections.module.css';

interface Props {
  /** HTML before the first section; empty if there is none. */
  intro: string;
  sections: readonly Queries.TextSectionsFragment[];
}

/**
 * A text with sections. Its HTML is safe: Gatsby renders it from markdown, in
 * which the content check refuses HTML.
 */
export const TextSections = ({ intro, sections }: Props) => (
  <>
    <div className={styles.prose} dangerouslySetInnerHTML={{ __html: intro }} />
    {sections.map(({ id, titleHyphenated, html }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>
          <Hyphenated as="a" href={`#${id}`} text={titleHyphenated} />
        </h2>
        <div
          className={styles.prose}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </section>
    ))}
  </>
);

export const query = graphql`
  fragment TextSections on TextSection {
    id
    titleHyphenated
    html
  }
`;
