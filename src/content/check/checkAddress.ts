import { addressesOf, pageOf, pages } from '../shape/pages';
import { isFolder } from '../shape/fields';
import type { Located } from './problem';

const MAX_LENGTH = 40;

/** Names that the host or Gatsby uses for files other than pages. */
export const RESERVED_NAMES: readonly string[] = [
  ...['admin', 'api', 'art', 'fonts', 'icons', 'pictures', 'share', 'static'],
  ...['404', 'app-data', 'dev-404-page', 'index', 'page-data', 'slice-data'],
];

const reservedAddresses = [
  ...pages.flatMap(({ addresses = [] }) => addresses),
  ...RESERVED_NAMES.map((name) => `/${name}`),
];

/** Converts a name to a valid part of an address. */
export const asAddress = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '') || 'legal-notice';

/** Finds text pages whose file name is no valid address or is reserved. */
export function checkAddress(path: string): Located[] {
  const page = pageOf(path);
  if (!page || !isFolder(page.kind)) return [];
  const [address = ''] = addressesOf(path);
  const right = asAddress(address.slice(1));
  const message =
    address === `/${right}`
      ? `would be the page ${address}, and the site needs that address for something else. Give the file another name.`
      : `has a name that cannot be an address. Use small letters a to z, digits and single hyphens, at most ${MAX_LENGTH} of them, as in ${right}.md`;
  return address === `/${right}` && !reservedAddresses.includes(address)
    ? []
    : [{ line: 1, message }];
}
