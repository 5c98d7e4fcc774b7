import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { ContextType, ReactElement } from 'react';
import { MissingGlyphs } from '../MissingGlyphs';
import { Layout } from './Layout';

/** The query result of a template. Each template's query has the fragments Layout and LayoutPage. */
interface TemplateData extends Queries.LayoutFragment {
  page: Queries.LayoutPageFragment;
}

/**
 * Wraps a page in Layout, on the server and in the browser. The 404 page has no layout, because it only redirects. The data of the
 * layout is in the query of each page, because a static query would need another request. `missingGlyphs` are the letters that
 * the typefaces lack.
 */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs): ReactElement {
  // If a query fails, `gatsby develop` passes `null` and shows an overlay.
  if (props.data === null) return <></>;
  const data = props.data as unknown as Partial<TemplateData> | undefined;
  if (!data?.page) return element;
  const { page, ...site } = data as TemplateData;
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
