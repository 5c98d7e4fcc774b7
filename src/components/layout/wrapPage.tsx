import { graphql, type WrapPageElementBrowserArgs } from 'gatsby';
import type { ContextType, ReactElement } from 'react';
import { NOTICE_ID } from '../../browser/reloadNotice';
import { MissingGlyphs } from '../MissingGlyphs';
import { Bar } from './Bar';
import { Footer } from './Footer';
import * as styles from './Layout.module.css';
import { PageAnnouncer } from './PageAnnouncer';
import { PageHead } from './PageHead';
import * as notice from './ReloadNotice.module.css';

type TemplateData = Queries.LayoutFragment & { page: Queries.LayoutPageFragment };

/**
 * Puts head, bar, footer and notices around a page, on the server and in the browser. The 404 page has none, because it only
 * redirects. Their data is in the query of each page, because a static query would need another request.
 */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs): ReactElement {
  // If a query fails, `gatsby develop` passes `null` and shows an overlay.
  if (props.data === null) return <></>;
  const data = props.data as unknown as Partial<TemplateData> | undefined;
  if (!data?.page) return element;
  const { page, ...site } = data as TemplateData;
  const { agency } = site;
  const { labels } = agency;
  const pages = site.allPage.nodes;
  const path = props.location.pathname;
  const context = props.pageContext as { missingGlyphs: ContextType<typeof MissingGlyphs> };
  return (
    <MissingGlyphs value={context.missingGlyphs}>
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
        {element}
      </main>
      {/* reloadNotice.ts may have shown the notice before hydration, hence `suppressHydrationWarning`. The form loads the page
          again, even if no script has loaded (requirement 9). */}
      <div id={NOTICE_ID} className={notice.notice} role="alert" hidden suppressHydrationWarning>
        <p>{labels.reloadText}</p>
        <form action={path}>
          <button type="submit">{labels.reloadButton}</button>
        </form>
      </div>
      <PageAnnouncer template={labels.opened} path={path} />
      <Footer agency={agency} pages={pages} callToAction={path !== '/contact'} />
    </MissingGlyphs>
  );
}

export const query = graphql`
  fragment Layout on Query {
    ...PageHead
    agency {
      ...LayoutAgency
    }
    allPage(sort: [{ row: ASC }, { order: ASC }]) {
      nodes {
        ...PageLinks
      }
    }
  }
  fragment LayoutAgency on Agency {
    ...PageHeadAgency
    isWordmark
    mark
    markOnPage
    markInMenu
    drawerEdge
    band
    callHeadingHyphenated
    callButton
    rights
    year
    social {
      name
    }
    labels {
      menu
      closeMenu
      pages
      social
      email
      skip
      opened
      reloadText
      reloadButton
    }
  }
  fragment LayoutPage on Page {
    path
    name
    title
    description
    bar
  }
`;
