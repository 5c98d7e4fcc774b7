/**
 * Maximum number of pages in a folder that get a rule each. If a folder has
 * more, it gets one rule for all, because Azure limits the size of all rules.
 */
const MAX_PAGE_RULES = 5;

/**
 * Returns the folder in the root folder that an address is in: `/work` for
 * `/work/bakery`, an empty string for `/work`.
 */
export const topFolderOf = (address: string): string =>
  /^\/[^/]+(?=\/)/.exec(address)?.[0] ?? '';

/**
 * Returns the top folders with so many pages that the folder gets one rule for
 * all of them.
 * @param addresses of all pages
 */
export function wholeFolders(addresses: readonly string[]): string[] {
  const folders = addresses.map(topFolderOf);

  return [...new Set(folders)].filter(
    (folder) =>
      folder !== '' &&
      folders.filter((other) => other === folder).length > MAX_PAGE_RULES,
  );
}
