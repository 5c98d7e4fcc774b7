import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import * as styles from './ContactPanel.module.css';
import { Drawing } from '../Drawing';
import { Hyphenated } from '../Hyphenated';

type Props = {
  page: Queries.ContactPanelFragment;
  email: string;
  children: ReactNode;
};

/**
 * The dark panel with Contact's texts. `children` is the form, beside the panel
 * or below it.
 */
export function ContactPanel({ page, email, children }: Props) {
  return (
    <div className={styles.split}>
      <div className={styles.panel}>
        <Hyphenated as="h1" text={page.headingHyphenated} />
        <p className={styles.lead}>{page.lead}</p>
        <Hyphenated
          as="h2"
          className="h3"
          text={page.consultation.headingHyphenated}
        />
        <p>{page.consultation.text}</p>
        <p className={styles.mail}>
          {page.mailLabel} <a href={`mailto:${email}`}>{email}</a>
        </p>
        <div className={`screen-only ${styles.band}`}>
          {/* If the form is beside the panel, the band's ends reach onto the
              page, in colours for its background. */}
          <Drawing className={styles.bandOnPanel} src={page.band} />
          <Drawing className={styles.bandOnPage} src={page.bandEnds} />
        </div>
      </div>
      <div className={`screen-only ${styles.form}`}>{children}</div>
    </div>
  );
}

export const query = graphql`
  fragment ContactPanel on ContactPage {
    headingHyphenated
    lead
    consultation {
      headingHyphenated
      text
    }
    mailLabel
    band
    bandEnds
  }
`;
