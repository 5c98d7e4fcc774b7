import { graphql } from 'gatsby';
import { ButtonLink } from '../ButtonLink';
import { Drawing } from '../Drawing';
import * as styles from './Hero.module.css';
import { PageLink } from '../PageLink';
import { Hyphenated } from '../Hyphenated';

export function Hero({
  page,
  agencyName,
}: {
  page: Queries.HeroFragment;
  agencyName: string;
}) {
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.text}`}>
        <Hyphenated as="h1" text={page.headingHyphenated} />
        <p className={styles.lead}>{page.lead}</p>
        <div className={`screen-only ${styles.actions}`}>
          <ButtonLink to="/contact" look="bright" text={page.consultButton} />
          <PageLink className="touch-target" to="/about">
            {page.aboutLink}
          </PageLink>
        </div>
      </div>
      <div className={`screen-only ${styles.art}`}>
        <p className={`container ${styles.name}`}>
          <span>{agencyName}</span>
        </p>
        <Drawing className={styles.loom} src={page.loom} />
      </div>
    </div>
  );
}

export const query = graphql`
  fragment Hero on HomePage {
    headingHyphenated
    lead
    consultButton
    aboutLink
    loom
  }
`;
