import { fillIn } from '../../content/read/fillIn';
import { type MarkdownNode, nodesOf, plainText } from '../../content/read/markdown';
import { withoutSoftHyphens } from '../../content/read/withoutSoftHyphens';

/** Returns the bold text at the start of a list item, if any. */
const boldStart = ({ children: [paragraph] = [] }: MarkdownNode): MarkdownNode[] =>
  (paragraph?.children ?? []).slice(0, 1).filter(({ type }) => type === 'strong');

/**
 * Returns the names of a service's offers, for search engines: the bold text at the start of each list item, or else the title.
 * The service "More..." has such a list.
 * @param text the service's markdown
 * @param placeholders values for names in braces, such as `{name}`
 */
export function offers(title: string, text: string, placeholders: object): string[] {
  const names = nodesOf(text)
    .filter(({ type }) => type === 'listItem')
    .flatMap(boldStart)
    .map((bold) => withoutSoftHyphens(fillIn(plainText(bold), placeholders)));
  return names.length > 0 ? names : [title];
}
