import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { GatsbyNode } from 'gatsby';
import { contentOverlay } from '../check/contentOverlay';
import { type ModuleRules, shortenClassNames } from './classNames';

/** The part of webpack's configuration that this file changes. */
interface ChangedSettings extends ModuleRules {
  devtool?: string | false;
  plugins: {
    constructor: { name: string };
    options?: { ignoreOrder?: boolean };
  }[];
  output: { chunkLoadTimeout?: number; hashDigestLength?: number };
  resolve: { alias: Record<string, string> };
  optimization: {
    minimizer?: object[];
    splitChunks?: { cacheGroups?: { styles?: object } };
  };
}

type Plugins = Parameters<
  NonNullable<GatsbyNode['onCreateWebpackConfig']>
>[0]['plugins'];

/**
 * Turns off the warnings about the order of style sheets. The order does not
 * matter, because class names are unique and global styles are in a layer.
 */
function ignoreStyleOrder({ plugins }: ChangedSettings): void {
  for (const { constructor, options } of plugins)
    if (constructor.name === 'MiniCssExtractPlugin' && options)
      options.ignoreOrder = true;
}

/**
 * Removes a package that only unused functions of Formik call, 0.9 kB compressed.
 * Its package.json does not say that its import has no side effects, so webpack
 * would keep it.
 */
function dropUnusedPackage({ module }: ChangedSettings): void {
  module.rules.push({
    test: /[\\/]hoist-non-react-statics[\\/]/,
    sideEffects: false,
  });
}

/** Makes the files that browsers load smaller. */
function shrink(config: ChangedSettings, plugins: Plugins): void {
  // Source maps would publish our comments, and no visitor uses them.
  config.devtool = false;

  // In hexadecimal digits. Each page names all scripts and styles; Gatsby's
  // hashes have 20 digits.
  config.output.hashDigestLength = 8;

  dropUnusedPackage(config);

  // Gatsby would merge all style sheets and inline them in every page: 2 to
  // 2.8 kB of unused styles in each.
  delete config.optimization.splitChunks?.cacheGroups?.styles;

  // Gatsby's settings are one pass, ES5 and workarounds for Safari 10. With
  // these, the scripts of /contact are smaller (docs/performance.md).
  const terserOptions = {
    mangle: true,
    compress: {
      ecma: 2020,
      passes: 4,
      // Each of these options breaks some code. Neither our code nor a library
      // of the site has such code.
      keep_fargs: false, // breaks code that reads the length of a function
      pure_getters: true, // breaks getters with side effects
      unsafe_methods: true, // breaks `new` with a method of an object literal
    },
  };

  config.optimization.minimizer = [
    plugins.minifyJs({ terserOptions }),
    plugins.minifyCss(),
  ];
}

/** Returns the code of the inline script of every page. */
function loaderScript(): string | undefined {
  const { outputFiles } = buildSync({
    entryPoints: ['src/browser/loadScripts.ts'],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  });

  return outputFiles[0]?.text.trim();
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

  ignoreStyleOrder(config);
  shortenClassNames(config);

  if (stage === 'build-javascript') shrink(config, plugins);

  if (stage === 'develop') config.plugins.push(contentOverlay());

  if (stage.endsWith('-html')) {
    const LOAD_SCRIPTS = JSON.stringify(loaderScript());

    config.plugins.push(plugins.define({ LOAD_SCRIPTS }));
  }

  // setWebpackConfig does not accept `output`.
  args.actions.replaceWebpackConfig(config);
};
