import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { ContentOverlay } from './ContentOverlay';

/** How long the browser waits for a script chunk, in milliseconds (specification 9). */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** What of Gatsby's runtime the site does not use: 4 kB of a visitor's first load, of 85 (see docs/performance.md). */
const LEFT_OUT = [
  /head-export-handler-for-browser$/,
  /^gatsby-script$/,
  /inject-partytown-snippet$/,
  /register-service-worker$/,
  /redirect-utils(\.js)?$/,
];

/** A module that another asks for. */
interface Requested {
  context: string;
  request: string;
}

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
  const leftOut = LEFT_OUT.map((request) =>
    plugins.normalModuleReplacement(request, resolve('src/build/leftOut.ts')),
  );
  // react-helmet compares its tags one by one anyway before it touches the head.
  const ownCompare = plugins.normalModuleReplacement(
    /^react-fast-compare$/,
    (module: Requested) => {
      if (/react-helmet/.test(module.context)) module.request = resolve('src/build/isSame.ts');
    },
  );
  const ownLink = plugins.normalModuleReplacement(
    /^gatsby-link$/,
    resolve('src/build/gatsbyLink.ts'),
  );
  actions.setWebpackConfig({
    plugins: [
      ...(stage === 'develop' ? [new ContentOverlay()] : []),
      ...(stage === 'build-javascript' ? [...leftOut, ownLink, ownCompare] : []),
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
