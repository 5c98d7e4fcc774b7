/** Returns the name of a page's files, such as its picture for social media: `/about` → `about`, `/` → `home`. */
export const pageSlug = (path: string): string => path.slice(1) || 'home';
