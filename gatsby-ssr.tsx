import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { inlineDrawings } from './src/build/inlineDrawings';
import { FontPreloads } from './src/build/FontPreloads';
import { lockHead, unlockHead } from './src/build/headLock';
import { wrapPage } from './src/components/wrapPage';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

/**
 * Gatsby renders several pages at once, and react-helmet collects the tags of a head in a module global: without a
 * lock, one page gets another's title. It is held from here until the page's head has been read.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  await lockHead();
  try {
    replaceBodyHTMLString(inlineDrawings(renderToString(bodyComponent)));
  } catch (error) {
    unlockHead();
    throw error;
  }
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([<FontPreloads key="fonts" />]);
};

/** gatsby-plugin-image adds styles and a script for its own component, which this site does not use. */
const isForGatsbyImage = (node: ReactNode): boolean =>
  isValidElement(node) && String(node.key).startsWith('gatsby-image-style');

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((node) => !isForGatsbyImage(node)));
  unlockHead();
};
