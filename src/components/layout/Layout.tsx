import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Bar } from './Bar';
import { Footer } from './Footer';
import * as styles from './Layout.module.css';
import { PageAnnouncer } from './PageAnnouncer';
import { PageHead } from './PageHead';
import { ReloadNotice } from './ReloadNotice';

interface Props {
  page: Queries.LayoutPageFragment;
  siteData: Queries.LayoutFragment;
  path: string;
  children: ReactNode;
}

/** The parts that all pages share: head, bar, reload notice and footer. */
export function Layout({ page, siteData, path, children }: Props) {
  const { agency } = siteData;
  const { labels } = agency;
  const pages = siteData.allPage.nodes;

  return (
    <>
      <PageHead page={page} siteData={siteData} />

      <a className={`screen-only ${styles.skipLink}`} href="#main">
        {labels.skip}
      </a>

      {/* The key remounts the bar on a page change, so that the drawer is
          closed. */}
      <Bar
        key={path}
        agency={agency}
        consultButton={siteData.homePage.consultButton}
        pages={pages}
        path={path}
        background={page.barBackground}
      />

      <p className={styles.printHeader}>
        <strong>{agency.name}</strong>
        <span>{siteData.site.siteMetadata.siteUrl + path}</span>
      </p>

      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>

      <ReloadNotice
        path={path}
        text={labels.reloadText}
        button={labels.reloadButton}
      />

      <PageAnnouncer path={path} pattern={labels.opened} />

      <Footer
        agency={agency}
        pages={pages}
        showsCallToAction={path !== '/contact'}
      />
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
    homePage {
      consultButton
    }
    allPage(
      filter: { listedIn: { ne: null } }
      sort: [{ rowInPages: ASC }, { order: ASC }]
    ) {
      nodes {
        ...PageLinks
      }
    }
  }
  fragment LayoutPage on Page {
    ...PageHeadPage
    barBackground
  }
`;
