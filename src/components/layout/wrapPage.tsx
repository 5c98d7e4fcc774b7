import { graphql, type WrapPageElementBrowserArgs } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { NOTICE_ID } from '../../browser/reloadNotice';
import { Bar } from './Bar';
import { Footer } from './Footer';
import * as styles from './Layout.module.css';
import { PageHead } from './PageHead';
import * as noticeStyles from './ReloadNotice.module.css';

/**
 * Announces each page after the first one. On the first load, a screen reader
 * reads the document's title.
 */
export function PageAnnouncer({
  pattern,
  path,
}: {
  pattern: string;
  path: string;
}) {
  const [announcement, setAnnouncement] = useState('');
  const lastPath = useRef(path);

  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    const heading = document.querySelector('h1')?.textContent ?? document.title;

    // Removes soft hyphens. The replacement is a function, because `$&` in a
    // string would insert the match.
    setAnnouncement(
      pattern.replace('{page}', () => heading.replaceAll('\u00AD', '')),
    );
  }, [pattern, path]);

  return (
    // No `role="status"`: the screen reader Orca reads "statusbar" for it even
    // if it is empty.
    <p className="sr-only" aria-live="polite">
      {announcement}
    </p>
  );
}

/**
 * Each template queries the fragments Layout and LayoutPage, because a static
 * query would need another request.
 */
type Data = Queries.LayoutFragment & { page?: Queries.LayoutPageFragment };

/**
 * Puts the parts that all pages share, such as bar, footer and head, around a
 * page, on the server and in the browser.
 */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs<Data>) {
  // a query has failed: `gatsby develop` shows an overlay
  if (props.data === null) return <></>;
  // a new page may lack a query, and then has no data
  const { page, ...siteData } = props.data ?? {};

  // The 404 page queries no `page`. It only redirects, so it needs no bar and
  // footer.
  if (!page) return element;
  const { agency } = siteData;
  const pages = siteData.allPage.nodes;
  const path = props.location.pathname;

  return (
    <>
      <PageHead page={page} siteData={siteData} />
      <a className={`screen-only ${styles.skipLink}`} href="#main">
        {agency.labels.skip}
      </a>
      {/* The key remounts the bar on a page change, so that its colours don't
          fade and the drawer is closed. */}
      <Bar
        key={path}
        agency={agency}
        pages={pages}
        path={path}
        background={page.barBackground}
      />
      <p className={styles.printHeader}>
        <strong>{agency.name}</strong>
        <span>{siteData.site.siteMetadata.siteUrl + path}</span>
      </p>
      <main id="main" className={styles.main} tabIndex={-1}>
        {element}
      </main>
      {/* reloadNotice.ts may show this before hydration. The form reloads the
          page even if no script has loaded. */}
      <div
        id={NOTICE_ID}
        className={noticeStyles.box}
        role="alert"
        hidden
        suppressHydrationWarning
      >
        <p>{agency.labels.reloadText}</p>
        <form action={path}>
          <button type="submit">{agency.labels.reloadButton}</button>
        </form>
      </div>
      <PageAnnouncer pattern={agency.labels.opened} path={path} />
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
    allPage(sort: [{ rowInPages: ASC }, { order: ASC }]) {
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
