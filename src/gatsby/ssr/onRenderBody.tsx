import type { GatsbySSR } from 'gatsby';
import { MARK_SCRIPTS_ON } from '../../browser/scriptsState';
import { preloadedFonts } from '../fonts/preloadedFonts';

const preloadLink = (href: string) => (
  <link
    key={href}
    rel="preload"
    as="font"
    type="font/woff2"
    crossOrigin="anonymous"
    href={href}
  />
);

/** Adds the first inline script and the preloading of fonts to the head. */
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
  setHeadComponents(preloadedFonts().map(preloadLink));
};
