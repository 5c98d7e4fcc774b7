import { isOfKind, type Kind } from '../shape/fields';
import type { ContentFiles } from './contentFiles';

/** Returns the paths of the published files of a kind. */
export const publishedIn = (kind: Kind, files: ContentFiles): string[] =>
  files.paths
    .filter((path) => isOfKind(kind, path))
    .filter((path) => files.document(path).fields.published !== false);
