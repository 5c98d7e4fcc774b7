import { Hyphenated } from './Hyphenated';
import * as styles from './PageHeader.module.css';

interface Props {
  /** With soft hyphens. */
  heading: string;
  lead: string;
}

/** The header of Work and of the page of a project or a service. */
export const PageHeader = ({ heading, lead }: Props) => (
  <header className={`container ${styles.header}`}>
    <Hyphenated as="h1" text={heading} />
    <p className={styles.lead}>{lead}</p>
  </header>
);
