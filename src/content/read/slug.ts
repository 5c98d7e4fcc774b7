import { agencyKind } from '../shape/kinds/agency';
import type { ContentFiles } from './contentFiles';
import { fillIn } from './fillIn';
import { plainText, type MarkdownNode } from './markdown';
import { withoutSoftHyphens } from './withoutSoftHyphens';

/** Converts a heading to an id for URL fragments: `Your rights` → `your-rights`. */
export const slug = (title: string): string =>
  withoutSoftHyphens(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

export const sectionSlug = (heading: MarkdownNode, files: ContentFiles): string =>
  slug(fillIn(plainText(heading), files.document(agencyKind.path).fields));
