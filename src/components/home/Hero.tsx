import { graphql } from 'gatsby';
import { ButtonLink } from '../ButtonLink';
import { Drawing } from '../Drawing';
import * as styles from './Hero.module.css';
import { PageLink } from '../PageLink';
import { Hyphenated } from '../Hyphenated';
import { PlainText } from '../PlainText';

export function Hero({ page, agencyName }: { page: Queries.HeroFragment; agencyName: string }) {
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.text}`}>
        <Hyphenated as="h1" text={page.headingHyphenated} />
        <PlainText as="p" className={styles.lead} text={page.lead} />
        <div className={`screen-only ${styles.actions}`}>
          <ButtonLink to="/contact" look="bright" text={page.consultButton} />
          <PageLink className="touch-target" to="/about">
            {page.aboutLink}
          </PageLink>
        </div>
      </div>
      <div className={`screen-only ${styles.art}`}>
        <p className={`container ${styles.name}`}>
          <PlainText as="span" text={agencyName} />
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
