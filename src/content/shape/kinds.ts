import { holds, type Kind } from './fields';
import { agency } from './kinds/agency';
import { brand } from './kinds/brand';
import { service } from './kinds/service';
import { value } from './kinds/value';
import { pages } from './pages';

/** Every kind of content file, in the order in which an editor lists them. */
export const kinds: readonly Kind[] = [
  ...pages.map(({ kind }) => kind),
  service,
  value,
  agency,
  brand,
];

/** The kind of a file, by its path in content/; nothing where it is no content. */
export const kindOf = (path: string): Kind | undefined => kinds.find((kind) => holds(kind, path));
