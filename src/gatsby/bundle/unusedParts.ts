/** In the browser in place of the parts of Gatsby that webpackConfig.ts leaves out: what the rest of Gatsby takes from them. */
export const headHandlerForBrowser = (): void => {};
export const injectPartytownSnippet = (): void => {};
export const Script = (): null => null;
