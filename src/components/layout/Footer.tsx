import { graphql } from 'gatsby';
import { ButtonLink } from '../ButtonLink';
import { Drawing } from '../Drawing';
import * as styles from './Footer.module.css';
import { Logo } from './Logo';
import { Whereabouts } from '../Whereabouts';
import { PageLinks, SocialLinks, type Pages } from './PageLinks';
import { Hyphenated } from '../Hyphenated';

type Props = {
  agency: Queries.FooterFragment;
  pages: Pages;
  showsCallToAction: boolean;
};

export function Footer({ agency, pages, showsCallToAction }: Props) {
  const { strapline, legalName, companyNumber } = agency;

  return (
    <footer className={styles.footer}>
      {showsCallToAction && (
        <div className={`container screen-only ${styles.callToAction}`}>
          <Hyphenated as="h2" text={agency.callHeadingHyphenated} />
          <ButtonLink to="/contact" look="bright" text={agency.callButton} />
        </div>
      )}
      <Drawing className={styles.band} src={agency.band} />
      <div className={`container ${styles.columns}`}>
        <div className={styles.agency}>
          <Logo className="screen-only" agency={agency} logo={agency.logo} />
          <p className={styles.details}>
            {[strapline, legalName, companyNumber].map(
              (detail) => detail && <span key={detail}>{detail}</span>,
            )}
            <Whereabouts agency={agency} />
          </p>
        </div>
        {/* Without scripts, the bar links here if its button can't open the
            drawer. tabIndex lets that link move the focus. */}
        <nav id="pages" aria-label={agency.labels.pages} tabIndex={-1}>
          <PageLinks className={styles.links} pages={pages} />
        </nav>
        <SocialLinks className={styles.links} agency={agency} />
        <PageLinks
          className={`${styles.links} ${styles.textPages}`}
          pages={pages}
          list="footer"
        />
        <p className={styles.copyright}>
          © {agency.year}{' '}
          {agency.licence ? (
            <>
              {agency.name}. <a href={agency.licence}>{agency.rights}</a>
            </>
          ) : (
            `${agency.name}. ${agency.rights}`
          )}
        </p>
      </div>
    </footer>
  );
}

export const query = graphql`
  fragment Footer on Agency {
    ...SocialLinks
    name
    strapline
    hasWordmark
    logo
    band
    callHeadingHyphenated
    callButton
    rights
    licence
    year
    legalName
    companyNumber
    ...Whereabouts
    labels {
      pages
    }
  }
`;
