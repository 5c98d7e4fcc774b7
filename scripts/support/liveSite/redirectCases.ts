import {
  addressKey,
  encodedAddress,
  folderOfWildcard,
  isWildcard,
} from '../../../src/content/shape/oldAddress';
import {
  createHidingTest,
  servedAddresses,
} from '../../../src/content/shape/servedAddresses';
import {
  type HostedSite,
  spellingsThatFit,
} from '../../../src/gatsby/host/hostSpace';

/** A path to request, and the address to which the host redirects it. */
interface Moved {
  path: string;
  location: string;
}

/** Stands for the part of an address that a wildcard leaves open. */
const ANY_PATH = '/nothing-here/old.html';

/** Returns paths that an old address stands for. */
const pathsOf = (from: string): string[] =>
  isWildcard(from)
    ? [folderOfWildcard(from), folderOfWildcard(from) + ANY_PATH]
    : [from];

/**
 * Returns a path without and with a query string. Leaves out a slash at the
 * end: Azure may first redirect to the address without it.
 */
const withQuery = (path: string): string[] => [path, `${path}?from=mail`];

/** Cases for the old addresses of a site, which answer 301. */
export function redirectCases(site: HostedSite): Moved[] {
  const fileUrls = site.staticPaths.map((path) => `/${path}`);
  const wouldHide = createHidingTest(servedAddresses(site.addresses, fileUrls));
  const oldKeys = new Set(site.redirects.map(({ from }) => addressKey(from)));

  const isTaken = (path: string): boolean =>
    oldKeys.has(addressKey(path)) || wouldHide(path);

  const asWritten = site.redirects.flatMap(({ from, to }) =>
    pathsOf(from)
      .filter((path) => path === from || !isTaken(path))
      .flatMap((path) => withQuery(encodedAddress(path)))
      .map((path) => ({ path, location: to })),
  );

  if (spellingsThatFit(site) !== 'likely') return asWritten;

  // In capitals, an old address may be a file of this site, or hide one.
  const capitalPathsOf = (from: string): string[] =>
    wouldHide(from.toUpperCase())
      ? []
      : pathsOf(from).map((path) => path.toUpperCase());

  const inCapitals = site.redirects.flatMap(({ from, to }) =>
    capitalPathsOf(from)
      .filter((path) => !isTaken(path))
      .map((path) => ({ path: encodedAddress(path), location: to })),
  );

  return [...asWritten, ...inCapitals];
}
