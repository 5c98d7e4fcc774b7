/** Returns the name of a page in file names, such as that of its share image: `/about` → `about`, `/` → `home`. */
export const pageSlug = (address: string): string => address.slice(1) || 'home';
