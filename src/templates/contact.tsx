import { graphql, type PageProps } from 'gatsby';
import * as styles from '../components/contact/ContactPanel.module.css';
import { Drawing } from '../components/Drawing';
import { Hyphenated } from '../components/Hyphenated';
import { PlainText } from '../components/PlainText';
import { BotCheckProvider } from '../enquiry/BotCheckProvider';
import { EnquiryForm } from '../enquiry/EnquiryForm';

/** Contact in two columns: a dark panel that offers a consultation, and the form. A band of threads leads to the form. */
export default function Contact({ data }: PageProps<Queries.ContactQuery>) {
  const { page, agency } = data;
  return (
    <BotCheckProvider>
      <div className={styles.split}>
        <div className={styles.panel}>
          <Hyphenated as="h1">{page.headingHyphenated}</Hyphenated>
          <PlainText as="p" className={styles.lead}>
            {page.lead}
          </PlainText>
          <Hyphenated as="h2" className="h3">
            {page.consultation.headingHyphenated}
          </Hyphenated>
          <PlainText as="p">{page.consultation.text}</PlainText>
          <p className={styles.mail}>
            {page.mailLabel} <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </p>
          <div className={`screen-only ${styles.band}`}>
            <Drawing className={styles.bandOnPanel} src={page.band} />
            <Drawing className={styles.bandOnPage} src={page.bandEnds} />
          </div>
        </div>
        <div className={`screen-only ${styles.form}`}>
          <EnquiryForm page={page} agency={agency} />
        </div>
      </div>
    </BotCheckProvider>
  );
}

export const query = graphql`
  query Contact {
    ...Layout
    agency {
      ...EnquiryFormAgency
    }
    page: contactPage {
      ...LayoutPage
      headingHyphenated
      lead
      consultation {
        headingHyphenated
        text
      }
      mailLabel
      band
      bandEnds
      ...EnquiryForm
    }
  }
`;
