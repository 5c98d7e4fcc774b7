import type { HostConfig, HostRule } from '../../src/gatsby/host/hostConfig';

function matches(route: string, path: string): boolean {
  const star = route.indexOf('*');
  if (star < 0) return route === path;
  if (!path.startsWith(route.slice(0, star))) return false;
  const ending = route.slice(star + 1);
  if (ending === '') return true;
  const extensions = ending.replace(/^\.\{?|\}$/g, '').split(',');
  return extensions.some((extension) => path.endsWith(`.${extension}`));
}

/**
 * Finds the rule for a path as Azure Static Web Apps does: the first rule that matches. Paths are case sensitive. A
 * wildcard stands at the end of a route or before its file extensions.
 */
export function findRule({ routes }: HostConfig, path: string): HostRule | undefined {
  return routes.find(({ route }) => matches(route, path));
}
