/** A heading as the end of an address: lower case, hyphens between words. */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('\u00AD', '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
