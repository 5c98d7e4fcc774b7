import { graphql } from 'gatsby';
import * as styles from './PrintLine.module.css';

interface Props {
  agency: Queries.PrintLineAgencyFragment;
  pages: Queries.PrintLineFragment;
  path: string;
}

/** On paper alone, at the top of a page: whose it is, where it was found, and how old its words are. */
export function PrintLine({ agency, pages, path }: Props) {
  const others: Record<string, { updatedText: string }> = {
    '/about': pages.aboutPage,
    '/contact': pages.contactPage,
    '/privacy': pages.privacyPage,
  };
  const { updatedText } = others[path] ?? pages.homePage;
  return (
    <p className={styles.line}>
      <strong>{agency.name}</strong>
      <span>{pages.site.siteMetadata.siteUrl + path}</span>
      <span>
        {agency.labels.updated} {updatedText}
      </span>
    </p>
  );
}

export const query = graphql`
  fragment PrintLineAgency on Agency {
    name
    labels {
      updated
    }
  }
  fragment PrintLine on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    homePage {
      updatedText
    }
    aboutPage {
      updatedText
    }
    contactPage {
      updatedText
    }
    privacyPage {
      updatedText
    }
  }
`;
