import { graphql } from 'gatsby';
import * as styles from './AboutHeader.module.css';
import { Drawing } from '../Drawing';
import { Hyphenated } from '../Hyphenated';

export function AboutHeader({ page }: { page: Queries.AboutHeaderFragment }) {
  return (
    <header>
      <div className={`container ${styles.text}`}>
        <Hyphenated as="h1" text={page.headingHyphenated} />
        <p>{page.lead}</p>
      </div>
      <Drawing className={styles.loom} src={page.loom} />
    </header>
  );
}

export const query = graphql`
  fragment AboutHeader on AboutPage {
    headingHyphenated
    lead
    loom
  }
`;
