import { graphql } from 'gatsby';
import * as styles from './PrintLine.module.css';

interface Props {
  agency: Queries.PrintLineFragment;
  page: Queries.PrintLinePageFragment;
  /** Where the visitor found it. */
  address: string;
}

/** On paper alone, at the top of a page: whose it is, where it was found, and how old its words are. */
export function PrintLine({ agency, page, address }: Props) {
  return (
    <p className={styles.line}>
      <strong>{agency.name}</strong>
      <span>{address}</span>
      <span>
        {agency.labels.updated} {page.updatedText}
      </span>
    </p>
  );
}

export const query = graphql`
  fragment PrintLine on Agency {
    name
    labels {
      updated
    }
  }
  fragment PrintLinePage on Page {
    updatedText
  }
`;
