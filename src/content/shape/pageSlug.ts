/** The name of a page in the names of files that belong to it: `/about` → `about`, `/` → `home`. */
export const pageSlug = (path: string): string => path.slice(1) || 'home';
