import { graphql } from 'gatsby';
import { ButtonLink } from './ButtonLink';
import { Drawing } from './Drawing';
import * as styles from './Hero.module.css';
import { PageLink } from './PageLink';

/** The head of Home: the promise, the free consultation, and the loom at work. */
export function Hero({ page }: { page: Queries.HeroFragment }) {
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.text}`}>
        <h1>{page.heading}</h1>
        <p className={styles.lead}>{page.lead}</p>
        <div className={styles.steps}>
          <ButtonLink to="/contact" look="bright">
            {page.consultButton}
          </ButtonLink>
          <PageLink className={styles.link} to="/about">
            {page.aboutLink}
          </PageLink>
        </div>
      </div>
      <Drawing className={styles.loom} src={page.loom} />
    </div>
  );
}

export const query = graphql`
  fragment Hero on HomePage {
    heading
    lead
    consultButton
    aboutLink
    loom
  }
`;
