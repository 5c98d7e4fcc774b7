import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { ContentOverlay } from './ContentOverlay';
import { makeOutputSmall } from './smallOutput';
import { standIns } from './standIns';

/** How long the browser waits for a script chunk, in milliseconds (specification 9). */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** The name of every file is in the scripts of every page. These are short. */
const SCRIPT = '[name]-[contenthash:8].js';
const SHEET = '[contenthash:8].css';

/** The part of the configuration that is changed here. */
interface Config {
  plugins: CssPlugin[];
  output: object;
  optimization?: { splitChunks?: false | { cacheGroups?: Record<string, unknown> } };
}

/** The part of mini-css-extract-plugin that is set here. */
interface CssPlugin {
  options?: { ignoreOrder?: boolean; chunkFilename?: string };
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const { plugins: added, optimization, output } = getConfig() as Config;
  // Set here, since Gatsby takes no "output" from setWebpackConfig.
  Object.assign(output, { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT });
  // Each component has its own class names, and what is global stands in a layer: the order of the sheets is nothing.
  const sheets = added.filter(({ constructor }) => constructor.name === 'MiniCssExtractPlugin');
  for (const { options = {} } of sheets) options.ignoreOrder = true;
  if (stage === 'build-javascript') {
    Object.assign(output, { filename: SCRIPT, chunkFilename: SCRIPT });
    for (const { options = {} } of sheets) options.chunkFilename = SHEET;
    const { cacheGroups = {} } = optimization?.splitChunks || {};
    // Gatsby would put the styles of all pages into each: a page needs those of its own components.
    delete cacheGroups.styles;
    // What every page runs comes in one script: half a kilobyte and a request less.
    delete cacheGroups.framework;
    delete cacheGroups.lib;
  }
  if (stage.startsWith('build')) makeOutputSmall({ getConfig, plugins });
  actions.setWebpackConfig({
    // The maps are written, but no visitor's script spends bytes on their names.
    ...(stage === 'build-javascript' ? { devtool: 'hidden-source-map' } : {}),
    plugins: [
      ...(stage === 'develop' ? [new ContentOverlay()] : []),
      ...(stage === 'build-javascript'
        ? standIns((...args) => plugins.normalModuleReplacement(...args))
        : []),
    ],
    resolve: {
      alias: {
        // Gatsby's own scroll memory writes sessionStorage; this site keeps nothing on the visitor's machine.
        'gatsby-react-router-scroll': resolve('src/browser/ScrollToTop.tsx'),
      },
    },
  });
};
