import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { ContextType, ReactElement } from 'react';
import { MissingGlyphs } from '../MissingGlyphs';
import { Layout } from './Layout';

/** Every template's query has these fragments. */
interface Data extends Queries.LayoutFragment {
  page: Queries.LayoutPageFragment;
}

/**
 * Wraps a page in Layout, on the server and in the browser. The 404 page, which only redirects, has no layout. The data comes with
 * the page's own query because a static query would cost each page another request.
 */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs): ReactElement {
  // If a query fails, `gatsby develop` passes `null` and shows an overlay.
  if (props.data === null) return <></>;
  const data = props.data as unknown as Partial<Data> | undefined;
  if (!data?.page) return element;
  const { page, ...site } = data as Data;
  const { missingGlyphs } = props.pageContext as {
    missingGlyphs: ContextType<typeof MissingGlyphs>;
  };
  return (
    <MissingGlyphs value={missingGlyphs}>
      <Layout site={site} page={page} path={props.location.pathname}>
        {element}
      </Layout>
    </MissingGlyphs>
  );
}
