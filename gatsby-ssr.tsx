import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MARK_SCRIPTS_ON } from './src/browser/scriptsState';
import { withoutBuildHash } from './src/gatsby/bundle/buildHash';
import { inlineDrawings } from './src/gatsby/drawings/inlineDrawings';
import { preloadedFonts } from './src/gatsby/fonts/preloadedFonts';

export { wrapPage as wrapPageElement } from './src/components/layout/wrapPage';

/**
 * Code of src/browser/loadScripts.ts, which src/gatsby/bundle/webpackConfig.ts
 * bundles to a string.
 */
declare const LOAD_SCRIPTS: string;

/**
 * Callbacks that each start the rendering of one page. The page of the first
 * callback is being rendered.
 */
const renderQueue: (() => void)[] = [];

// Renders one page at a time. Gatsby renders several at once, but react-helmet
// collects head tags in a module global, so a page would get the title of
// another. A page leaves the queue in onPreRenderHTML, after react-helmet's
// plugin has read the tags.
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async (args) => {
  await new Promise<void>((start) => {
    renderQueue.push(start);
    if (renderQueue.length === 1) start();
  });
  args.replaceBodyHTMLString(
    inlineDrawings(renderToString(args.bodyComponent)),
  );
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
}) => {
  setHeadComponents([
    <script
      key="scripts-on"
      dangerouslySetInnerHTML={{ __html: MARK_SCRIPTS_ON }}
    />,
  ]);

  // Without preloading, browsers draw the first text in a fallback font.
  const asFont = {
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  } as const;
  const preloadLink = (href: string) => (
    <link key={href} rel="preload" {...asFont} href={href} />
  );

  setHeadComponents(preloadedFonts().map(preloadLink));
};

const scriptSource = (node: ReactNode): string | undefined =>
  isValidElement<{ src?: string }>(node) && node.type === 'script'
    ? node.props.src
    : undefined;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (args) => {
  // gatsby-plugin-image adds styles and a script for its GatsbyImage, which
  // this site does not use. Their keys start as below.
  const isUsed = (node: ReactNode) =>
    !isValidElement(node) || !node.key?.startsWith('gatsby-image-style');

  args.replaceHeadComponents(args.getHeadComponents().filter(isUsed));

  // An inline script replaces the script elements and loads their files after
  // the first paint. Development needs no such delay.
  if (process.env.NODE_ENV === 'production') {
    const nodes = args.getPostBodyComponents().map(withoutBuildHash);
    const sources = nodes.map(scriptSource).filter(Boolean).join(' ');
    const html = { __html: LOAD_SCRIPTS };

    args.replacePostBodyComponents([
      ...nodes.filter((node) => scriptSource(node) === undefined),
      <script
        key="scripts"
        type="module"
        data-sources={sources}
        dangerouslySetInnerHTML={html}
      />,
    ]);
  }

  renderQueue.shift();
  renderQueue[0]?.();
};
