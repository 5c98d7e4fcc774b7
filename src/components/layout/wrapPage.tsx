import type { WrapPageElementBrowserArgs } from 'gatsby';
import { Layout } from './Layout';

/**
 * Each template queries the fragments Layout and LayoutPage, because a static
 * query would need another request.
 */
type Data = Queries.LayoutFragment & { page?: Queries.LayoutPageFragment };

/** Puts the layout around a page, on the server and in the browser. */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs<Data>) {
  // In `gatsby develop`, a failed query gives `null`. An overlay shows the
  // error.
  if (props.data === null) return <></>;

  // `data` is undefined for a page without a query, such as one that a
  // developer has just added.
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
