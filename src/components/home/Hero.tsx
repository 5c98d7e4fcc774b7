import { graphql } from 'gatsby';
import { ButtonLink } from '../ButtonLink';
import { Drawing } from '../Drawing';
import * as styles from './Hero.module.css';
import { PageLink } from '../PageLink';
import { Hyphenated } from '../Hyphenated';
import { isLongHeading } from './isLongHeading';

type Props = {
  page: Queries.HeroFragment;
  agency: Queries.HeroAgencyFragment;
};

/** A name with more letters is too wide for the band at full size. */
const LONG_NAME = 12;

export function Hero({ page, agency }: Props) {
  const heading = page.headingHyphenated;
  const heroClass = isLongHeading(heading)
    ? `${styles.hero} ${styles.longHeading}`
    : styles.hero;
  const nameClass =
    agency.name.length > LONG_NAME
      ? `${styles.name} ${styles.longName}`
      : styles.name;

  return (
    <div className={heroClass}>
      <div className={`container ${styles.text}`}>
        <Hyphenated as="h1" text={heading} />
        <p className={styles.lead}>{page.lead}</p>
        <div className={`screen-only ${styles.actions}`}>
          <ButtonLink to="/contact" look="bright" text={page.consultButton} />
          <PageLink className="touch-target" to="/about">
            {page.aboutLink}
          </PageLink>
        </div>
      </div>
      <div className={`screen-only ${styles.art}`}>
        <Drawing className={styles.loom} src={page.loom} />
        <div className={nameClass}>
          <div className={styles.signature}>
            <Drawing className={styles.logo} src={agency.logo} />
            {/* A wordmark shows the name. */}
            <p className={agency.hasWordmark ? 'sr-only' : undefined}>
              {agency.name}
            </p>
          </div>
        </div>
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
  fragment HeroAgency on Agency {
    name
    hasWordmark
    logo
  }
`;
