import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { GatsbyNode } from 'gatsby';
import { ContentOverlay } from './ContentOverlay';

/** How long the browser waits for a script chunk, in milliseconds (specification 9). */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** Parts of Gatsby that no page uses, with what leaving them out saves each page, in bytes of brotli. */
const UNUSED_PARTS = [
  // 1,325: react-helmet writes the heads.
  /\/head-export-handler-for-browser$/,
  // 1,800 together: scripts of other hosts, and the worker that runs them.
  /^gatsby-script$/,
  /\/inject-partytown-snippet$/,
];

/** The part of the configuration that is changed here. */
interface Config {
  devtool?: string | false;
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  output: { chunkLoadTimeout?: number };
  resolve: { alias: Record<string, string> };
  optimization: { minimizer?: object[]; splitChunks?: { cacheGroups?: { styles?: object } } };
}

/** `src/browser/loadScripts.ts` with what it imports, as the text of an inline `<script type="module">`. */
function loadScripts(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/browser/loadScripts.ts'],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const config = getConfig() as Config;
  const replace = (part: RegExp, file: string) =>
    plugins.normalModuleReplacement(part, resolve('src/gatsby/bundle', file));
  config.output.chunkLoadTimeout = CHUNK_LOAD_TIMEOUT;
  // Gatsby's own scroll memory writes sessionStorage; this site keeps nothing on the visitor's machine.
  config.resolve.alias['gatsby-react-router-scroll'] = resolve('src/browser/ScrollToTop.tsx');
  // Each component has its own class names, and what is global stands in a layer: the order of the sheets is nothing.
  for (const { constructor, options } of config.plugins)
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  if (stage === 'build-javascript') {
    // Source maps would publish our comments, and no visitor uses them.
    config.devtool = false;
    // Gatsby would put the styles of all pages into each, 2 to 2.8 kB: a page needs those of its own components.
    delete config.optimization.splitChunks?.cacheGroups?.styles;
    // Twice more through a script than Gatsby has terser go: 1.7 kB of what the form loads.
    const terserOptions = { compress: { ecma: 2020, passes: 3 } };
    config.optimization.minimizer = [plugins.minifyJs({ terserOptions }), plugins.minifyCss()];
    config.plugins.push(...UNUSED_PARTS.map((part) => replace(part, 'unusedParts.ts')));
  }
  // Gatsby's own note says "Failed to compile" and "Open in editor" to people who changed a sentence.
  if (stage === 'develop')
    config.plugins.push(
      new ContentOverlay(),
      replace(/components\/build-error$/, 'BuildError.tsx'),
    );
  if (stage.endsWith('-html'))
    config.plugins.push(plugins.define({ LOAD_SCRIPTS: JSON.stringify(loadScripts()) }));
  // As a whole, since Gatsby takes no "output" from setWebpackConfig.
  actions.replaceWebpackConfig(config);
};
