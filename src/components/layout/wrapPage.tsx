import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { ReactElement } from 'react';
import type { PageContext } from '../../content/shape/pageContext';
import { Layout } from './Layout';

interface Data extends Queries.LayoutPagesFragment {
  agency: Queries.LayoutFragment;
}

/** Puts the layout around a page, in the browser and on the server alike. The 404 page, which only leads away, has none. */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs): ReactElement {
  const { bar } = props.pageContext as Partial<PageContext>;
  if (!bar) return element;
  const data = props.data as unknown as Data;
  return (
    <Layout agency={data.agency} pages={data} path={props.location.pathname} bar={bar}>
      {element}
    </Layout>
  );
}
