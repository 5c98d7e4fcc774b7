import type { Kind } from '../fields';
import { field, group, list, optional } from '../makeFields';

const redirect = group('Redirect', {
  purpose: 'An old address, and where it leads now.',
  example: 'a from and a to',
  fields: {
    from: field(
      'old address',
      'An address of the old site, without its host. One that ends in `/*` stands for all addresses below it.',
      '/portfolio/bakery.html',
    ),
    to: field(
      'new address',
      'The page or file of this site to which it leads.',
      '/about',
    ),
  },
});

/**
 * No list is as long as this: the size of the host's file of rules limits it
 * first (src/gatsby/host/check/checkSpace.ts).
 */
const MAX_REDIRECTS = 1000;

export const redirectsKind: Kind = {
  type: 'Redirects',
  label: 'Old addresses',
  pluralLabel: 'Old addresses',
  purpose:
    'Addresses of an older site, and where they lead on this one. Only a site that had another one before it needs this file.',
  path: 'redirects.md',
  mayBeMissing: true,
  fields: {
    redirects: optional(
      list(0, MAX_REDIRECTS, redirect, {
        purpose:
          'The old addresses. A hundred fit beside sixty projects; the check says if there are too many.',
        example: 'items, each with a from and a to',
      }),
    ),
  },
};
