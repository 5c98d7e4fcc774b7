import { agency } from '../shape/kinds/agency';
import type { ContentFiles } from './contentFiles';
import { fillIn } from './fillIn';
import { wordsOf, type Node } from './markdown';
import { withoutSoftHyphens } from './withoutSoftHyphens';

/** A heading as the end of an address: lower case, hyphens between words. */
export const slug = (title: string): string =>
  withoutSoftHyphens(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The end of the address of a section, made as on the page: of its heading with the words of site.md filled in. */
export const sectionSlug = (heading: Node, files: ContentFiles): string =>
  slug(fillIn(wordsOf(heading), files.document(agency.path).fields));
