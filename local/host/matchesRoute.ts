/**
 * Whether a path is that of an exact rule. Azure ignores a slash at the end,
 * and takes `/a/index.html` for `/a`, too.
 */
function isExactMatch(route: string, path: string): boolean {
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

  if (!extensions) return true;

  return extensions.some((extension) => path.endsWith(`.${extension}`));
}
