import type { ReactNode } from 'react';
import { Hyphenated } from './Hyphenated';
import * as styles from './PageHeader.module.css';

interface Props {
  /** With soft hyphens. */
  heading: string;
  lead: string;
  children?: ReactNode;
}

/** The heading of a page of projects or of a service, and what follows it. */
export const PageHeader = ({ heading, lead, children }: Props) => (
  <header className={`container ${styles.header}`}>
    <Hyphenated as="h1" text={heading} />
    <p className={styles.lead}>{lead}</p>
    {children}
  </header>
);
