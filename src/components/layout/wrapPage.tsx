import type { WrapPageElementBrowserArgs } from 'gatsby';
import { Layout } from './Layout';

/**
 * Each template queries the fragments Layout and LayoutPage, because a static
 * query would need another request.
 */
type Data = Queries.LayoutFragment & { page?: Queries.LayoutPageFragment };

/** Puts the layout around a page, on the server and in the browser. */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs<Data>) {
  // A query has failed: `gatsby develop` shows an overlay.
  if (props.data === null) return <></>;

  // A new page may lack a query, and then has no data.
  const { page, ...siteData } = props.data ?? {};

  // The 404 page queries no `page`. It only redirects, so it needs no bar and
  // footer.
  if (!page) return element;

  return (
    <Layout page={page} siteData={siteData} path={props.location.pathname}>
      {element}
    </Layout>
  );
}
