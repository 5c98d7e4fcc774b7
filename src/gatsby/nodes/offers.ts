import { fillIn } from '../../content/read/fillIn';
import { nodesOf, plainText } from '../../content/read/markdown';
import { withoutSoftHyphens } from '../../content/read/withoutSoftHyphens';

/**
 * Returns the names of a service's offers, for search engines: the bold text at the start of each list item, or else the title.
 * @param text the service's markdown
 * @param placeholders values for names in braces, such as `{name}`
 */
export function offers(title: string, text: string, placeholders: object): string[] {
  const names = nodesOf(text).flatMap(({ type, children: [paragraph] = [] }) => {
    const first = type === 'listItem' ? paragraph?.children?.[0] : undefined;
    if (first?.type !== 'strong') return [];
    return withoutSoftHyphens(fillIn(plainText(first), placeholders));
  });
  return names.length > 0 ? names : [title];
}
