import { FORMATS } from '../shape/formats';
import { redirectsKind } from '../shape/kinds/redirects';
import { isSitePath, oldAddressOf } from '../shape/oldAddress';
import type { ContentFiles } from './contentFiles';
import { groupFields } from './groupFields';
import type { ContentDocument } from './readDocument';

export interface Redirect {
  /** Position in the list, from 0. */
  index: number;

  /** The old address, as rules of the host have it: `/blog/*`, `/über-uns`. */
  from: string;
  to: string;
}

const isOldAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  isSitePath(value) &&
  !FORMATS['old address'].refusal(value);

/**
 * Returns the entries of redirects.md whose two addresses can be used. The
 * content check reports the others.
 */
export function redirectsOf({ fields }: ContentDocument): Redirect[] {
  const { redirects } = fields;

  if (!Array.isArray(redirects)) return [];

  return redirects.flatMap((item: unknown, index) => {
    const { from, to } = groupFields(item);

    if (!isOldAddress(from) || typeof to !== 'string' || !isSitePath(to))
      return [];

    return [{ index, from: oldAddressOf(from), to }];
  });
}

/** Returns the old addresses of a site; none without redirects.md. */
export const redirectsIn = (files: ContentFiles): Redirect[] =>
  redirectsOf(files.document(redirectsKind.path));
