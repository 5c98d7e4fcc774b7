import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { inlineDrawings } from './src/gatsby/drawings/drawingFiles';
import { preloadedFonts } from './src/gatsby/fonts/preloadedFonts';

export { wrapPage as wrapPageElement } from './src/components/layout/wrapPage';

/** src/browser/loadScripts.ts, bundled to text by src/gatsby/bundle/webpackConfig.ts. */
declare const LOAD_SCRIPTS: string;

/** Resolves the promise of each page in the queue. The first page is being rendered. */
const queue: (() => void)[] = [];

/**
 * Renders one page at a time. Gatsby renders several at once, but react-helmet collects head tags in a module global, so one
 * page would get the title of another. A page leaves the queue in onPreRenderHTML, after its head tags have been read.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  await new Promise<void>((start) => {
    if (queue.push(start) === 1) start();
  });
  replaceBodyHTMLString(inlineDrawings(renderToString(bodyComponent)));
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  // Preloaded, so that the first text is already drawn in the two base typefaces.
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

/** gatsby-plugin-image adds styles and a script for GatsbyImage, a component that this site does not use. */
const belongsToGatsbyImage = (node: ReactNode): boolean =>
  isValidElement(node) && String(node.key).startsWith('gatsby-image-style');

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((node) => !belongsToGatsbyImage(node)));
  // `gatsby develop` keeps Gatsby's script tags.
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
  queue.shift();
  queue[0]?.();
};
