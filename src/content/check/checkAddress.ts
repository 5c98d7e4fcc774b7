import { addressesOf, pageOf, pages } from '../shape/pages';
import { isFolder } from '../shape/fields';
import type { Located } from './problem';

const LONGEST = 40;

/** What the host serves besides the pages, and where Gatsby puts data and pages of its own. */
export const SERVED: readonly string[] = [
  ...['admin', 'api', 'art', 'fonts', 'icons', 'pictures', 'share', 'static'],
  ...['404', 'app-data', 'dev-404-page', 'index', 'page-data', 'slice-data'],
];

const taken = [
  ...pages.flatMap(({ addresses = [] }) => addresses),
  ...SERVED.map((name) => `/${name}`),
];

/** A name as the part of an address that is most like it. */
export const asAddress = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '') || 'legal-notice';

/** A file whose name is the address of its page, and can be none or is that of something else. */
export function checkAddress(path: string): Located[] {
  const page = pageOf(path);
  if (!page || !isFolder(page.kind)) return [];
  const [address = ''] = addressesOf(path);
  const right = asAddress(address.slice(1));
  const message =
    address === `/${right}`
      ? `would be the page ${address}, and the site needs that address for something else. Give the file another name.`
      : `has a name that cannot be an address. Use small letters a to z, digits and single hyphens, at most ${LONGEST} of them, as in ${right}.md`;
  return address === `/${right}` && !taken.includes(address) ? [] : [{ line: 1, message }];
}
