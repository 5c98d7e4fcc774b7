import { agencyKind } from '../shape/kinds/agency';
import type { ContentFiles } from './contentFiles';
import { fillIn, type MarkdownNode, plainText, slug } from './markdown';

/**
 * Returns the id of a section's heading, in which placeholders such as `{name}`
 * stand for fields of the agency's file.
 */
export function sectionSlug(
  heading: MarkdownNode,
  files: ContentFiles,
): string {
  const agency = files.document(agencyKind.path).fields;

  return slug(fillIn(plainText(heading), agency));
}
