import { agency } from '../shape/kinds/agency';
import type { ContentFiles } from './contentFiles';
import { fillIn } from './fillIn';
import { wordsOf, type Node } from './markdown';
import { withoutSoftHyphens } from './withoutSoftHyphens';

/** Converts a heading to an id for URL fragments: lower case, with hyphens between words. */
export const slug = (title: string): string =>
  withoutSoftHyphens(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Returns the id of a section, as on the page: the slug of its heading with the placeholders filled in. */
export const sectionSlug = (heading: Node, files: ContentFiles): string =>
  slug(fillIn(wordsOf(heading), files.document(agency.path).fields));
