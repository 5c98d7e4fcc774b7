import type { ContentFiles } from './contentFiles';
import { fillIn } from './fillIn';
import { agency } from '../shape/kinds/agency';
import { wordsOf, type Node } from './markdown';
import { slug } from './slug';

/** The end of the address of a section, made as on the page: of its heading with the words of site.md filled in. */
export const sectionSlug = (heading: Node, files: ContentFiles): string =>
  slug(fillIn(wordsOf(heading), files.document(agency.path)?.fields ?? {}));
