import type { Redirect } from '../../content/read/redirectsOf';
import {
  addressKey,
  capitalised,
  encodedAddress,
  folderOfWildcard,
  isWildcard,
} from '../../content/shape/oldAddress';
import { createHidingTest } from '../../content/shape/servedAddresses';
import type { HostRule } from './hostRule';

/**
 * Spellings of an old address that have rules, from the most to the fewest:
 *
 * - `likely`: as written, in small letters, Capitalised, and in UPPER CASE
 * - `small`: as written, and in small letters
 * - `written`: only as written
 */
export const SPELLINGS = ['likely', 'small', 'written'] as const;
export type Spellings = (typeof SPELLINGS)[number];

/** Returns the spellings of an address, without the address itself. */
function otherSpellings(address: string, spellings: Spellings): string[] {
  const small = address.toLowerCase();

  const all = {
    likely: [small, capitalised(small), small.toUpperCase()],
    small: [small],
    written: [],
  }[spellings];

  return [...new Set(all)].filter((spelling) => spelling !== address);
}

/**
 * Returns the routes of an address. Azure compares a rule with the decoded
 * address, and Microsoft's emulator with the encoded one.
 */
const routesOf = (address: string): string[] => [
  ...new Set([address, encodedAddress(address)]),
];

/** Returns `/blog/*` and `/blog` for `/blog/*`, which stands for both. */
const withFolder = (address: string): string[] =>
  isWildcard(address) ? [address, folderOfWildcard(address)] : [address];

/**
 * Returns the rules for old addresses (requirement 6).
 * @param served addresses of pages and files. An old address may be one of them
 *   in other letters; that spelling then has no rule.
 * @param takenRoutes routes of other rules for one address, which stay
 */
export function redirectRules(
  redirects: readonly Redirect[],
  spellings: Spellings,
  served: readonly string[] = [],
  takenRoutes: readonly string[] = [],
) {
  const known = new Set(takenRoutes.map(addressKey));
  const wouldHide = createHidingTest(served);

  function toRules(address: string, redirect: string): HostRule[] {
    if (wouldHide(address)) return [];

    return routesOf(address).flatMap((route) => {
      const key = addressKey(route);

      if (known.has(key)) return [];

      known.add(key);

      return [{ route, redirect, statusCode: 301 }];
    });
  }

  // An address as written has its rule, whatever the other entries stand for.
  const asWritten = redirects.flatMap(({ from, to }) =>
    toRules(from, encodedAddress(to)),
  );

  const others = redirects.flatMap(({ from, to }) =>
    [from, ...otherSpellings(from, spellings)]
      .flatMap(withFolder)
      .flatMap((address) => toRules(address, encodedAddress(to))),
  );

  const rules = [...asWritten, ...others];

  return {
    /** Rules for one address. They must stand above all patterns. */
    exact: rules.filter(({ route }) => !isWildcard(route)),

    /**
     * Rules for all addresses below a folder. The longest stands first: Azure
     * refuses a rule below a pattern that covers it.
     */
    folders: rules
      .filter(({ route }) => isWildcard(route))
      .sort((one, other) => other.route.length - one.route.length),
  };
}
