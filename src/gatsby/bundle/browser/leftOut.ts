/**
 * Stands in, in the browser, for parts of libraries that this site never calls: Gatsby's own heads (react-helmet writes
 * them), third-party scripts, the service worker and redirects (the host's); its router's advice to programmers; Formik's
 * higher-order components; yup's renaming of fields.
 */
export const headHandlerForBrowser = (): void => {};
export const maybeGetBrowserRedirect = (): undefined => undefined;
export const Script = (): null => null;
const nothing = (): undefined => undefined;
export { nothing as camelCase, nothing as snakeCase };
export default nothing;
