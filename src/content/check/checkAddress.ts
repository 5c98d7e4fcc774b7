import { addressesOf, pageOf, pages } from '../shape/pages';
import { isFolder } from '../shape/fields';
import type { LineProblem } from './problem';

/** Maximum length of a page address without the slash. */
const MAX_LENGTH = 40;

const HOST_NAMES = ['admin', 'api', 'art', 'fonts', 'icons', 'pictures', 'share', 'static'];
const GATSBY_NAMES = ['404', 'app-data', 'dev-404-page', 'index', 'page-data', 'slice-data'];
/** Names that a text page must not have, because the host or Gatsby uses the address `/name`. */
export const RESERVED_NAMES: readonly string[] = [...HOST_NAMES, ...GATSBY_NAMES];

const reservedAddresses = [
  ...pages.flatMap(({ addresses = [] }) => addresses),
  ...RESERVED_NAMES.map((name) => `/${name}`),
];

/**
 * Converts a name to a page address without the slash: `Über uns` → `uber-uns`. Returns an example, `legal-notice`, for a name
 * without Latin letters and digits.
 */
export const asAddress = (name: string): string =>
  name
    // NFKD splits `ü` into `u` and a combining accent.
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '') || 'legal-notice';

/** Checks that the name of a file in a folder of pages is a valid address that is not reserved. */
export function checkAddress(path: string): LineProblem[] {
  const page = pageOf(path);
  if (!page || !isFolder(page.kind)) return [];
  // `pages/imprint.md` → `/imprint`
  const [address = ''] = addressesOf(path);
  const name = address.slice(1);
  const validName = asAddress(name);
  if (name !== validName) {
    const message = `has a name that cannot be an address. Use at most ${MAX_LENGTH} characters: small letters a to z, digits and single hyphens, as in ${validName}.md`;
    return [{ line: 1, message }];
  }
  if (!reservedAddresses.includes(address)) return [];
  const message = `would be the page ${address}, and the site needs that address for something else. Give the file another name.`;
  return [{ line: 1, message }];
}
