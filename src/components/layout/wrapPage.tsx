import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { ContextType } from 'react';
import { MissingGlyphs } from '../MissingGlyphs';
import { Layout } from './Layout';

/** Each template queries the fragments Layout and LayoutPage, because a static query would need another request. */
type Data = Queries.LayoutFragment & { page?: Queries.LayoutPageFragment };
type Context = { missingGlyphs: ContextType<typeof MissingGlyphs> };

/** Wraps a page in Layout, on the server and in the browser. The 404 page has no layout, because it only redirects. */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs<Data, Context>) {
  // If a query fails, `gatsby develop` passes `null` and shows an overlay.
  if (props.data === null) return <></>;
  const { page, ...site } = props.data ?? {};
  if (!page) return element;
  return (
    <MissingGlyphs value={props.pageContext.missingGlyphs}>
      <Layout site={site} page={page} path={props.location.pathname}>
        {element}
      </Layout>
    </MissingGlyphs>
  );
}
