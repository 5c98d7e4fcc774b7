/** Returns the name of a page for file names: `/about` → `about`, `/` → `home`. */
export const pageSlug = (path: string): string => path.slice(1) || 'home';
