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
 * The rule of a request as Azure Static Web Apps finds it: the first one that matches, in the order of the file.
 * Paths are case sensitive; a wildcard stands at the end or before a file extension.
 */
export function findRule({ routes }: HostConfig, path: string): HostRule | undefined {
  return routes.find(({ route }) => matches(route, path));
}
