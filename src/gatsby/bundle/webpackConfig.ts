import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { GatsbyNode } from 'gatsby';
import { contentOverlay } from '../check/contentOverlay';

interface ChangedSettings {
  devtool?: string | false;
  plugins: {
    constructor: { name: string };
    options?: { ignoreOrder?: boolean };
  }[];
  output: { chunkLoadTimeout?: number };
  resolve: { alias: Record<string, string> };
  optimization: {
    minimizer?: object[];
    splitChunks?: { cacheGroups?: { styles?: object } };
  };
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (
  args,
) => {
  const { plugins, stage } = args;
  const config = args.getConfig() as ChangedSettings;

  config.output.chunkLoadTimeout = 120_000; // in ms (requirement 9)
  // Gatsby's scroll handler writes to sessionStorage; this site stores nothing
  // in the browser (requirement 28).
  config.resolve.alias['gatsby-react-router-scroll'] = resolve(
    'src/browser/ScrollToTop.tsx',
  );
  // No warnings about the order of style sheets: it does not matter, as class
  // names are unique and global styles in a layer.
  for (const { constructor, options } of config.plugins)
    if (constructor.name === 'MiniCssExtractPlugin' && options)
      options.ignoreOrder = true;

  if (stage === 'build-javascript') {
    // Source maps would publish our comments, and no visitor uses them.
    config.devtool = false;
    // Gatsby would merge all style sheets and inline them in every page: 2 to
    // 2.8 kB of unused styles in each.
    delete config.optimization.splitChunks?.cacheGroups?.styles;
    // With Gatsby's settings, one pass and ES5, the scripts of /contact exceed
    // their budget (docs/performance.md).
    const terserOptions = { compress: { ecma: 2020, passes: 3 } };

    config.optimization.minimizer = [
      plugins.minifyJs({ terserOptions }),
      plugins.minifyCss(),
    ];
  }

  if (stage === 'develop') config.plugins.push(contentOverlay());

  if (stage.endsWith('-html')) {
    const options = {
      bundle: true,
      format: 'esm',
      minify: true,
      write: false,
    } as const;
    const entryPoints = ['src/browser/loadScripts.ts'];
    const [script] = buildSync({ entryPoints, ...options }).outputFiles;

    config.plugins.push(
      plugins.define({ LOAD_SCRIPTS: JSON.stringify(script?.text.trim()) }),
    );
  }

  // Not setWebpackConfig, which does not accept `output`.
  args.actions.replaceWebpackConfig(config);
};
