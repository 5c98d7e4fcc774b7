import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { inlineDrawings } from '../drawings/inlineDrawings';
import { waitForTurn } from './renderQueue';

/** Renders a page, with its drawings inline. onPreRenderHTML ends its turn. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  await waitForTurn();

  const html = renderToString(bodyComponent);

  replaceBodyHTMLString(inlineDrawings(html));
};
