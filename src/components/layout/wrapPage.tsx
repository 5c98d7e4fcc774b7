import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { LackingLetters } from '../LackingLetters';
import { Layout } from './Layout';

/** What the query of every template asks for. */
interface Data extends Queries.LayoutFragment {
  page: Queries.LayoutPageFragment;
}

/** Wraps a page in the layout, in the browser and on the server alike. The 404 page, which only leads away, has none. */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs): ReactElement {
  // While content is wrong, `gatsby develop` has no answer to the query of a page, and lays a note over it.
  if (props.data === null) return <></>;
  const data = props.data as unknown as Partial<Data> | undefined;
  if (!data?.page) return element;
  const { page, ...site } = data as Data;
  const { lacking = '' } = props.pageContext as { lacking?: string };
  return (
    <LackingLetters value={lacking}>
      <Layout site={site} page={page} path={props.location.pathname}>
        {element}
      </Layout>
    </LackingLetters>
  );
}
