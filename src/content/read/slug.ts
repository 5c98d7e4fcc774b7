import { withoutSoftHyphens } from './withoutSoftHyphens';

/** A heading as the end of an address: lower case, hyphens between words. */
export const slug = (title: string): string =>
  withoutSoftHyphens(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
