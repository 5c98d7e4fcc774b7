import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { BarGround } from '../../content/shape/pageContext';
import { Bar } from './Bar';
import { Footer } from './Footer';
import * as styles from './Layout.module.css';
import { PrintLine } from './PrintLine';
import { ReloadNotice } from './ReloadNotice';

interface Props {
  agency: Queries.LayoutFragment;
  pages: Queries.LayoutPagesFragment;
  /** The path that the visitor sees, for marking the current page. */
  path: string;
  bar: BarGround;
  children: ReactNode;
}

/** What is always shown around a page (specification 2). It stays mounted while pages change. */
export function Layout({ agency, pages, path, bar, children }: Props) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {agency.labels.skip}
      </a>
      <Bar agency={agency} pages={pages} path={path} ground={bar} />
      <PrintLine agency={agency} pages={pages} path={path} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <ReloadNotice labels={agency.labels} path={path} />
      <Footer agency={agency} pages={pages} call={path !== '/contact'} />
    </>
  );
}

export const query = graphql`
  fragment Layout on Agency {
    ...Bar
    ...Footer
    ...PrintLineAgency
    labels {
      ...ReloadNotice
      skip
    }
  }
  fragment LayoutPages on Query {
    ...PageLinks
    ...FooterPages
    ...PrintLine
  }
`;
