import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { withoutBuildHash } from '../bundle/buildHash';
import { delayScripts } from './delayScripts';
import { endTurn } from './renderQueue';

/**
 * gatsby-plugin-image adds styles and a script for its GatsbyImage, which this
 * site does not use.
 */
const isOfGatsbyImage = (node: ReactNode): boolean =>
  isValidElement(node) && Boolean(node.key?.startsWith('gatsby-image-style'));

/** Changes the elements that Gatsby and its plugins have added to a page. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (args) => {
  const headNodes = args.getHeadComponents();

  args.replaceHeadComponents(
    headNodes.filter((node) => !isOfGatsbyImage(node)),
  );

  // Development needs no delay.
  if (process.env.NODE_ENV === 'production') {
    const nodes = args.getPostBodyComponents().map(withoutBuildHash);

    args.replacePostBodyComponents(delayScripts(nodes));
  }

  // react-helmet's plugin has read the head tags in onRenderBody.
  endTurn();
};
