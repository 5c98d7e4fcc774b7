import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Bar } from './Bar';
import { Footer } from './Footer';
import * as styles from './Layout.module.css';
import { PageAnnouncer } from './PageAnnouncer';
import { PageHead } from './PageHead';
import { ReloadNotice } from './ReloadNotice';

interface Props {
  site: Queries.LayoutFragment;
  page: Queries.LayoutPageFragment;
  path: string;
  children: ReactNode;
}

/** Stays mounted when the page changes. */
export function Layout({ site, page, path, children }: Props) {
  const { agency } = site;
  const { labels } = agency;
  const pages = site.allPage.nodes;
  return (
    <>
      <PageHead page={page} site={site} />
      <a className={`screen-only ${styles.skip}`} href="#main">
        {labels.skip}
      </a>
      {/* The key remounts the bar on a page change, so that its colours don't fade and the drawer is closed. */}
      <Bar key={path} agency={agency} pages={pages} path={path} ground={page.bar} />
      <p className={styles.printHeader}>
        <strong>{agency.name}</strong>
        <span>{site.site.siteMetadata.siteUrl + path}</span>
      </p>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <ReloadNotice text={labels.reloadText} button={labels.reloadButton} path={path} />
      <PageAnnouncer template={labels.opened} path={path} />
      <Footer agency={agency} pages={pages} callToAction={path !== '/contact'} />
    </>
  );
}

export const query = graphql`
  fragment Layout on Query {
    ...PageHead
    agency {
      ...Bar
      ...Footer
      name
      labels {
        skip
        opened
        reloadText
        reloadButton
      }
    }
    allPage(sort: [{ row: ASC }, { order: ASC }]) {
      nodes {
        ...PageLinks
      }
    }
  }
  fragment LayoutPage on Page {
    ...PageHeadPage
    bar
  }
`;
