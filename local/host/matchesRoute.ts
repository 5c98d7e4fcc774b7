/**
 * Whether a rule without a wildcard applies to a path. Azure ignores a slash at
 * the end of the path, and applies a rule for `/a/index.html` to `/a`, too.
 */
function isExactMatch(route: string, path: string): boolean {
  // The lookbehind keeps the slash of the path `/`.
  const withoutSlash = path.replace(/(?<=.)\/$/, '');
  const folder = route.replace(/\/index\.html$/, '');

  return withoutSlash === route || withoutSlash === folder;
}

/**
 * Whether a route such as `/about`, `/static/*`, `/*.js` or `/*.{js,css}`
 * matches a path. Case matters.
 */
export function matchesRoute(route: string, path: string): boolean {
  const [start = '', ending] = route.split('*');

  if (ending === undefined) return isExactMatch(route, path);
  if (!path.startsWith(start)) return false;

  const extensions = ending.match(/\w+/g);

  // `/static/*` is for all files of a folder.
  if (!extensions) return true;

  return extensions.some((extension) => path.endsWith(`.${extension}`));
}
