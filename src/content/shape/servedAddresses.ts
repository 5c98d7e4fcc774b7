import { addressKey, isBelow, isWildcard } from './oldAddress';
import { SITE_FILES } from './siteNames';

/**
 * Returns the address at which the host serves a web page in static/: `/fair`
 * for `/fair.html` and `/fair/index.html`. The address of a file of another type
 * stays as it is.
 */
export const withoutHtml = (url: string): string =>
  url.replace(/(\/index)?\.html$/, '') || '/';

/**
 * Returns the addresses of a file in static/: without `.html`, it is a page of
 * its own.
 */
export const addressesOfFile = (url: string): string[] => [
  ...new Set([url, url.replace(/\.html$/, ''), addressKey(url)]),
];

/** Addresses of the files that Gatsby or this project writes. */
export const SITE_FILE_ADDRESSES: readonly string[] = SITE_FILES.map(
  (file) => `/${file}`,
);

/**
 * Returns the addresses of all pages and files, to which no redirect may apply.
 * @param fileUrls URL paths of the files in static/
 */
export const servedAddresses = (
  pageAddresses: readonly string[],
  fileUrls: readonly string[],
): string[] => [
  ...pageAddresses,
  ...fileUrls.flatMap(addressesOfFile),
  ...SITE_FILE_ADDRESSES,
];

/**
 * Returns a function that says whether a redirect from an address, or from a
 * wildcard such as `/blog/*`, would hide a page or file.
 */
export function createHidingTest(
  served: readonly string[],
): (address: string) => boolean {
  const keys = new Set(served.map(addressKey));

  return (address) =>
    isWildcard(address)
      ? served.some((each) => isBelow(each, address))
      : keys.has(addressKey(address));
}
