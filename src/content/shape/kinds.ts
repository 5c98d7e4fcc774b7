import { isOfKind, type Kind } from './fields';
import { agency } from './kinds/agency';
import { brand } from './kinds/brand';
import { service } from './kinds/service';
import { value } from './kinds/value';
import { pages } from './pages';

/** Every kind of content file, in the order of the editor's lists. */
export const kinds: readonly Kind[] = [
  ...pages.map(({ kind }) => kind),
  service,
  value,
  agency,
  brand,
];

/** Returns the kind of a file by its path in content/, or `undefined` for a file that is no content. */
export const kindOf = (path: string): Kind | undefined =>
  kinds.find((kind) => isOfKind(kind, path));
