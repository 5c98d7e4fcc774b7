import { agencyKind } from '../shape/kinds/agency';
import type { ContentFiles } from './contentFiles';
import { fillIn, type MarkdownNode, plainText, slug } from './markdown';

/**
 * Returns the id of a section's heading. Placeholders in the heading, such as
 * `{name}`, are replaced with fields of the agency's file.
 */
export function sectionSlug(
  heading: MarkdownNode,
  files: ContentFiles,
): string {
  const agency = files.document(agencyKind.path).fields;

  return slug(fillIn(plainText(heading), agency));
}
