import type { CreateWebpackConfigArgs } from 'gatsby';

/** The part of css-loader's options that is set here. */
interface CssLoader {
  options?: { modules?: boolean | { localIdentName?: string } };
}
interface Rule {
  oneOf?: Rule[];
  use?: unknown;
}
interface Config {
  module: { rules: Rule[] };
  optimization: { minimizer?: object[] };
}

/** Thirty bits, for about a hundred names; the HTML's are made apart from the scripts', and must be the same. */
const CLASS_NAME = '[hash:base64:5]';
/** What every supported browser understands. */
const ECMA = 2020;
/**
 * Has Chrome compile a script's functions while it comes, beside the page, and not one by one when they are called. Others
 * see a comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** Gatsby calls a class by its file, its name there and a hash: in the sheet, and wherever it is used. */
function shortenClassNames({ oneOf = [], use }: Rule): void {
  oneOf.forEach(shortenClassNames);
  if (!Array.isArray(use)) return;
  for (const { options } of use as CssLoader[]) {
    const modules = options?.modules;
    if (typeof modules === 'object' && modules.localIdentName) modules.localIdentName = CLASS_NAME;
  }
}

/** Makes the names of classes short, and lets Gatsby's minifier write today's JavaScript instead of that of 2009. */
export function makeOutputSmall({
  getConfig,
  plugins,
}: Pick<CreateWebpackConfigArgs, 'getConfig' | 'plugins'>): void {
  const { module, optimization } = getConfig() as Config;
  module.rules.forEach(shortenClassNames);
  const ecma = { ecma: ECMA };
  const compress = { ...ecma, passes: 3 };
  const output = { ...ecma, preamble: COMPILE_AHEAD };
  const terserOptions = { ...ecma, parse: ecma, compress, output, mangle: true };
  optimization.minimizer = optimization.minimizer?.map((minimizer) =>
    minimizer.constructor.name === 'TerserPlugin' ? plugins.minifyJs({ terserOptions }) : minimizer,
  );
}
