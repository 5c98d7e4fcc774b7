import { fillIn } from '../../content/read/fillIn';
import { type MarkdownNode, nodesOf, plainText } from '../../content/read/markdown';
import { withoutSoftHyphens } from '../../content/read/withoutSoftHyphens';

/** Returns the bold text at the start of a list item, if any. */
function boldStart({ children: [paragraph] = [] }: MarkdownNode): MarkdownNode[] {
  const first = paragraph?.children?.[0];
  return first?.type === 'strong' ? [first] : [];
}

/**
 * Returns the names of a service's offers, for search engines: the bold text at the start of each list item, or else the title.
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
