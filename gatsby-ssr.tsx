import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { inlineDrawings } from './src/gatsby/drawings/drawingFiles';
import { preloadedFonts } from './src/gatsby/fonts/preloadedFonts';

export { wrapPage as wrapPageElement } from './src/components/layout/wrapPage';

/** src/browser/loadScripts.ts as text: see src/gatsby/bundle/webpackConfig.ts. */
declare const LOAD_SCRIPTS: string;

/** What starts the pages that wait for their turn, behind the one that has it. */
const turns: (() => void)[] = [];

/**
 * Gatsby renders several pages at once, and react-helmet collects the tags of a head in a module global: without turns,
 * one page gets another's title. A turn lasts from here until the page's head has been read. A page that fails keeps its
 * turn, since the build fails with it.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  await new Promise<void>((start) => {
    if (turns.push(start) === 1) start();
  });
  replaceBodyHTMLString(inlineDrawings(renderToString(bodyComponent)));
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  // Requested at once, so that the first text is drawn in its typefaces.
  setHeadComponents(
    preloadedFonts().map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={href}
      />
    )),
  );
};

const sourceOf = (node: ReactNode): string | undefined =>
  isValidElement<{ src?: string }>(node) && node.type === 'script' ? node.props.src : undefined;

/** gatsby-plugin-image adds styles and a script for its own component, which this site does not use. */
const isForGatsbyImage = (node: ReactNode): boolean =>
  isValidElement(node) && String(node.key).startsWith('gatsby-image-style');

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((node) => !isForGatsbyImage(node)));
  // In development Gatsby's scripts come as they are.
  if (process.env.NODE_ENV === 'production') {
    const nodes = getPostBodyComponents();
    const sources = nodes.map(sourceOf).filter((src) => src !== undefined);
    replacePostBodyComponents([
      ...nodes.filter((node) => sourceOf(node) === undefined),
      <script
        key="scripts"
        type="module"
        data-sources={sources.join(' ')}
        dangerouslySetInnerHTML={{ __html: LOAD_SCRIPTS }}
      />,
    ]);
  }
  turns.shift();
  turns[0]?.();
};
