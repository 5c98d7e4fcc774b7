import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { ContentOverlay } from './ContentOverlay';
import { makeOutputSmall } from './smallOutput';
import { standIns } from './standIns';

/** How long the browser waits for a script chunk, in milliseconds (specification 9). */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** The part of mini-css-extract-plugin that is set here. */
interface CssPlugin {
  options?: { ignoreOrder?: boolean };
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  // Each component has its own class names, and what is global stands in a layer: the order of the sheets is nothing.
  for (const plugin of getConfig().plugins as CssPlugin[]) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options)
      plugin.options.ignoreOrder = true;
  }
  if (stage.startsWith('build')) makeOutputSmall({ getConfig, plugins });
  actions.setWebpackConfig({
    plugins: [
      ...(stage === 'develop' ? [new ContentOverlay()] : []),
      ...(stage === 'build-javascript'
        ? standIns((...args) => plugins.normalModuleReplacement(...args))
        : []),
    ],
    output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT },
    resolve: {
      alias: {
        // Gatsby's own scroll memory writes sessionStorage; this site keeps nothing on the visitor's machine.
        'gatsby-react-router-scroll': resolve('src/components/ScrollToTop.tsx'),
      },
    },
  });
};
