/**
 * Returns the name of a page for file names such as `share/about.jpg`: `/about`
 * → `about`, `/` → `home`.
 */
export const pageSlug = (address: string): string => address.slice(1) || 'home';
