import type { ContentDocument } from '../../read/readDocument';
import {
  addressesOf,
  hasPage,
  MAX_FILE_NAME,
  pageOf,
  pages,
} from '../../shape/pages';
import type { LineProblem } from '../problem';

const USED_BY_HOST = [
  'admin',
  'api',
  'art',
  'fonts',
  'icons',
  'pictures',
  'share',
  'static',
];
const USED_BY_GATSBY = [
  '404',
  'app-data',
  'dev-404-page',
  'index',
  'page-data',
  'slice-data',
];

/**
 * Names without .md that a file in pages/ must not have, because the host or
 * Gatsby uses the address `/name`.
 */
export const RESERVED_NAMES: readonly string[] = [
  ...USED_BY_HOST,
  ...USED_BY_GATSBY,
];

/**
 * Converts `Über uns` to `uber-uns`, and a name without Latin letters and
 * digits to the example `legal-notice`.
 */
export const asFileName = (name: string): string =>
  name
    .normalize('NFKD')
    // Removes the accents, which NFKD separates from their letters.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_FILE_NAME)
    .replace(/^-|-$/g, '') || 'legal-notice';

/**
 * Checks the name of a file with a page whose address is that name. Pages of
 * files outside of folders have fixed addresses.
 */
export function checkAddress(
  path: string,
  { fields, body }: ContentDocument,
): LineProblem[] {
  const page = pageOf(path);

  if (!page || page.addresses || !hasPage(path, { fields, text: body.text }))
    return [];

  const [address = ''] = addressesOf(path);
  const name = path.replace(/^.*\/|\.md$/g, '');
  const validName = asFileName(name);
  const isReserved =
    RESERVED_NAMES.includes(address.slice(1)) ||
    pages.some(({ addresses }) => addresses?.includes(address));

  if (name === validName && !isReserved) return [];

  const message = isReserved
    ? `would be the page ${address}, and the site needs that address for something else. Give the file another name.`
    : `has a name that cannot be an address. Use at most ${MAX_FILE_NAME} characters: small letters a to z, digits and single hyphens, as in ${validName}.md`;

  return [{ line: 1, message }];
}
