import type { HostConfig, HostRule } from '../../src/gatsby/host/hostConfig';

/** Whether a route such as `/about`, `/static/*`, `/*.js` or `/*.{js,css}` matches a path. */
function matches(route: string, path: string): boolean {
  const [start = '', ending] = route.split('*');
  if (ending === undefined) return path === route;
  if (!path.startsWith(start)) return false;
  if (ending === '') return true;
  // `.{js,css}` → `js`, `css`
  const extensions = ending.replace(/[.{}]/g, '').split(',');
  return extensions.some((extension) => path.endsWith(`.${extension}`));
}

/**
 * Finds the rule for a path as Azure Static Web Apps does: the first rule whose route matches. Paths are case sensitive.
 * `*` may stand only at the end of a route or before its file extensions.
 */
export function findRule({ routes }: HostConfig, path: string): HostRule | undefined {
  return routes.find(({ route }) => matches(route, path));
}
