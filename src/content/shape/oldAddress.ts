/** Any origin: only the path of an address counts here. */
const ORIGIN = 'http://site.invalid';

/**
 * Characters that no address may have, not even as codes such as `%7B`. In the
 * host's rules, `{` and `}` have a meaning, and the others can't be used.
 */
const NOT_IN_A_RULE = /[\p{Cc}\\"<>{}|^`]/u;

/** End of an old address that stands for all addresses below a folder. */
const WILDCARD = '/*';

/**
 * Returns an address as browsers send it: `/über-uns` → `/%C3%BCber-uns`.
 * Keeps `*`.
 */
export const encodedAddress = (address: string): string =>
  new URL(ORIGIN + address).pathname;

/**
 * Returns an old address as rules of the host have it: decoded, and without a
 * slash at its end. `/%C3%BCber-uns/` → `/über-uns`.
 * @throws URIError if the address has a `%` that begins no code
 */
export const oldAddressOf = (text: string): string =>
  decodeURI(encodedAddress(text))
    .normalize()
    .replace(/(?<=.)\/$/, '');

/**
 * Returns a decoded address as staff may write it: `/our offers/50%` →
 * `/our%20offers/50%25`. oldAddressOf returns the decoded address again.
 */
export const writtenAddress = (address: string): string =>
  address.replace(/[%\s]/g, encodeURIComponent);

/**
 * Returns the same text for addresses that the host does not distinguish:
 * `/blog` for `/blog/index.html`, too.
 */
export const addressKey = (address: string): string =>
  address.replace(/\/index\.html$/, '') || '/';

/** Returns `/Our-Terms` for `/our-terms`. */
export const capitalised = (address: string): string =>
  address.replace(/(?<=[/-])\p{Ll}/gu, (letter) => letter.toUpperCase());

export const isWildcard = (address: string): boolean =>
  address.endsWith(WILDCARD);

/** Returns `/blog` for `/blog/*`. */
export const folderOfWildcard = (address: string): string =>
  address.slice(0, -WILDCARD.length);

/** Whether `/blog/*` stands for an address, such as `/blog/hello`. */
export const isBelow = (address: string, wildcard: string): boolean =>
  address.startsWith(`${folderOfWildcard(wildcard)}/`);

/** Whether a text is a path that begins with one slash. */
export function isSitePath(text: string): boolean {
  if (!/^\/(?!\/)\S*$/.test(text)) return false;

  try {
    return !NOT_IN_A_RULE.test(oldAddressOf(text));
  } catch {
    return false;
  }
}

/** Returns the path of an address, and the `?` or `#` that ends the path. */
const splitAtMark = (text: string): string[] => text.split(/([?#])/, 2);

/** Matches the host of `https://old.example/a` and `www.old.example/a`. */
const MARKED_HOST = /^(?:https?:\/\/|www\.)[^/]+/i;

/**
 * Matches the host of `old.example/a`. Does not match a file that a slash
 * follows, as in `index.php/about`.
 */
const BARE_HOST =
  /^(?:[\p{L}\d-]+\.)+(?!(?:php|html?|aspx?|jsp|cgi)\b)\p{L}{2,}(?::\d+)?(?=\/)/iu;

/**
 * Corrects a copied address: `https://old.example/our work` → `/our%20work`,
 * `blog/*` → `/blog/*`, `old.php?id=7` → `/old.php`.
 */
export function mendOldAddress(text: string): string {
  const [address = ''] = splitAtMark(text);
  const path = address.replace(MARKED_HOST, '').replace(BARE_HOST, '');
  const withSlash = path.replace(/^(?!\/)/, '/');

  return withSlash.trim().replaceAll(' ', '%20');
}

/**
 * Whether an old address led to the home page of the old site: `/?page_id=12`,
 * `https://old.example`.
 */
const isHome = (text: string): boolean =>
  addressKey(mendOldAddress(text)) === '/';

/**
 * Whether a text is the path of an old address, or the address of a whole site,
 * which oldAddressFault refuses.
 */
export const isOldAddress = (text: string): boolean =>
  isSitePath(text) || isHome(text);

/** Says what is wrong with an old address, for which isOldAddress is true. */
export function oldAddressFault(text: string): string | undefined {
  if (isHome(text))
    return 'is the home page, which keeps its address. Delete this entry.';

  const [path = '', mark] = splitAtMark(text);

  if (mark)
    return `has a ${mark} in it, and the host sees no difference in what follows. Write only what stands before it: ${path}`;

  const address = oldAddressOf(text);

  if (address === WILDCARD)
    return 'would be every address. Any other address leads to the home page already; delete this entry.';

  const withoutEnd = isWildcard(address) ? folderOfWildcard(address) : address;

  return withoutEnd.includes('*')
    ? 'has a * that is not alone behind the last slash. Write for example: /blog/*'
    : undefined;
}

/** Says why an address within the site can't be the end of a redirect. */
export function newAddressFault(text: string): string | undefined {
  const [path = '', mark] = splitAtMark(text);

  return mark
    ? `has a ${mark} in it, which hosts may write in another way. Write only what stands before it: ${path}`
    : undefined;
}
