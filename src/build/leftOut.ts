/**
 * Stands in, in the browser, for the parts of Gatsby's runtime that this site never calls: its own heads (react-helmet
 * writes them), third-party scripts, the service worker.
 */
export const headHandlerForBrowser = (): void => {};
/** The host redirects, not the browser. */
export const maybeGetBrowserRedirect = (): undefined => undefined;
export const Script = (): null => null;
