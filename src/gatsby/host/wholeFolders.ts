/**
 * More pages than this in a folder get one rule for the folder, because Azure
 * limits the size of all rules.
 */
const MAX_PAGE_RULES = 5;

/**
 * Returns the folder in the root folder that an address is in: `/work` for
 * `/work/bakery`, an empty string for `/work`.
 */
export const topFolderOf = (address: string): string =>
  /^\/[^/]+(?=\/)/.exec(address)?.[0] ?? '';

/**
 * Returns the folders with so many pages that each page can't have its own
 * rules. @param addresses of pages
 */
export function wholeFolders(addresses: readonly string[]): string[] {
  const folders = addresses.map(topFolderOf);

  return [...new Set(folders)].filter(
    (folder) =>
      folder !== '' &&
      folders.filter((other) => other === folder).length > MAX_PAGE_RULES,
  );
}
