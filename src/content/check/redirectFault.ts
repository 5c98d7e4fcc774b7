import type { ContentFiles } from '../read/contentFiles';
import { pagesIn } from '../read/pagesIn';
import { redirectsIn } from '../read/redirectsOf';
import {
  addressKey,
  capitalised,
  folderOfWildcard,
  isBelow,
  isWildcard,
  oldAddressOf,
} from '../shape/oldAddress';
import { addressesOfFile, SITE_FILE_ADDRESSES } from '../shape/servedAddresses';
import { SITE_FOLDERS } from '../shape/siteNames';
import { siteFault } from './body/checkLinks';
import { redirectFrom } from './checkRedirects';

const IS_OURS =
  'which the site needs for its own files. Such an address cannot lead elsewhere; delete this entry.';

/** An address of the site, and the words for what is there. */
interface Taken {
  address: string;
  what: string;
  isPage?: true;
}

/** A cache for takenAddresses: a file may have hundreds of old addresses. */
const takenCache = new WeakMap<ContentFiles, readonly Taken[]>();

/** Returns the addresses of all pages and files. */
function takenAddresses(files: ContentFiles): readonly Taken[] {
  const known = takenCache.get(files);

  if (known) return known;

  const ofPages = pagesIn(files).flatMap(({ file, addresses }) =>
    addresses.map((address) => ({
      address,
      what: `the page of ${file}`,
      isPage: true as const,
    })),
  );

  const ofFiles = files.staticUrls.flatMap((url) =>
    addressesOfFile(url).map((address) => ({
      address,
      what: `the file static${url}`,
    })),
  );

  const ofSite = SITE_FILE_ADDRESSES.map((address) => ({
    address,
    what: 'a file that the site writes itself',
  }));

  const taken = [...ofPages, ...ofFiles, ...ofSite];

  takenCache.set(files, taken);

  return taken;
}

function wildcardFault(
  wildcard: string,
  taken: readonly Taken[],
): string | undefined {
  const hidden = taken.find(({ address }) => isBelow(address, wildcard));

  return (
    hidden &&
    `would hide ${hidden.what}, at ${hidden.address}. Write the old addresses below ${folderOfWildcard(wildcard)} one by one.`
  );
}

/**
 * Whether an address is that of a page at the top, in one of the two spellings
 * for which the host has rules (pageRules.ts): `/Our-Terms` and `/OUR-TERMS` for
 * `/our-terms`.
 */
function isOtherSpelling(address: string, other: Taken): boolean {
  const isTopPage =
    other.isPage === true && !other.address.slice(1).includes('/');

  const spellings = [capitalised(other.address), other.address.toUpperCase()];

  return isTopPage && spellings.includes(address);
}

function addressFault(
  address: string,
  taken: readonly Taken[],
): string | undefined {
  const key = addressKey(address);
  const same = taken.find((each) => each.address === key);

  if (same)
    return `is ${same.what}, which keeps its address. Delete this entry.`;

  const page = taken.find((each) => isOtherSpelling(key, each));

  return (
    page &&
    `is ${page.what}, in other letters, and needs no entry. Delete this one.`
  );
}

/**
 * Returns a message if an old address is a page or a file of this site, or
 * would hide one.
 */
export function takenAddressFault(
  text: string,
  files: ContentFiles,
): string | undefined {
  const address = oldAddressOf(text);
  const [, top = ''] = address.toLowerCase().split('/');

  if (SITE_FOLDERS.includes(top)) return `is or lies in "${top}", ${IS_OURS}`;

  const taken = takenAddresses(files);

  return isWildcard(address)
    ? wildcardFault(address, taken)
    : addressFault(address, taken);
}

/** Returns a message if a redirect leads to no page or file of this site. */
export function missingTargetFault(
  address: string,
  files: ContentFiles,
): string | undefined {
  // checkRedirects reports a redirect to an old address.
  if (redirectFrom(address, redirectsIn(files))) return undefined;

  return siteFault(address, files);
}
