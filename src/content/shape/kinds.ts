import { isOfKind, type Kind } from './fields';
import { agencyKind } from './kinds/agency';
import { brandKind } from './kinds/brand';
import { serviceKind, valueKind } from './kinds/service';
import { pageKinds } from './pages';

/**
 * Every kind of content file, in the order of the tables in content/README.md.
 * The editor lists folders last.
 */
export const kinds: readonly Kind[] = [
  ...pageKinds,
  serviceKind,
  valueKind,
  agencyKind,
  brandKind,
];

export const kindOf = (path: string): Kind | undefined =>
  kinds.find((kind) => isOfKind(kind, path));
