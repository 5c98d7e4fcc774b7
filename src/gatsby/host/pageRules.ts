import { posix } from 'node:path';
import { capitalised } from '../../content/shape/oldAddress';
import { type HostRule, REVALIDATED } from './hostRule';
import { topFolderOf, wholeFolders } from './wholeFolders';

/**
 * Returns redirects from likely spellings, because Azure's routes are case
 * sensitive (requirement 5): `/About` and `/ABOUT` for `/about`. `/About/`
 * needs no redirect of its own: when Azure compares a rule with a request, it
 * ignores a slash at the end.
 */
export function redirectsTo(address: string): HostRule[] {
  const spellings = new Set([capitalised(address), address.toUpperCase()]);

  spellings.delete(address);

  return [...spellings].map((route) => ({
    route,
    redirect: address,
    statusCode: 301,
  }));
}

/** Returns the host's rules for the site's own pages. */
export function pageRules(addresses: readonly string[]) {
  const folders = wholeFolders(addresses);
  const withOwnRules = addresses.filter(
    (address) => !folders.includes(topFolderOf(address)),
  );

  return {
    /** Rules for one address. They must stand above all patterns. */
    exact: [
      ...withOwnRules.map((route) => ({
        route,
        rewrite: posix.join(route, 'index.html'),
      })),
      ...withOwnRules.flatMap(redirectsTo),
    ],

    /**
     * Rules for all pages of a folder. Without a rewrite, Azure looks for
     * `/work/bakery/index.html` itself, and answers an unknown address with the
     * page 404.html, which redirects to Home.
     */
    folders: folders.map((folder) => ({
      route: `${folder}/*`,
      headers: REVALIDATED,
    })),
  };
}
