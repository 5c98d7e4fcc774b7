import { fillIn } from '../../content/read/fillIn';
import { type Node, partsOf, wordsOf } from '../../content/read/markdown';
import { withoutSoftHyphens } from '../../content/read/withoutSoftHyphens';

/** Returns the bold text at the start of a list item, if any. */
const boldStart = ({ children: [paragraph] = [] }: Node): Node[] =>
  (paragraph?.children ?? []).slice(0, 1).filter(({ type }) => type === 'strong');

/**
 * Returns the names of the offers in a service, for search engines: the bold start of each list item, so that "More..." lists
 * what it stands for. Without such items, the title.
 * @param text the service's markdown
 * @param placeholders values for names in braces, such as `{name}`
 */
export function offers(title: string, text: string, placeholders: object): string[] {
  const names = partsOf(text)
    .filter(({ type }) => type === 'listItem')
    .flatMap(boldStart)
    .map((bold) => withoutSoftHyphens(fillIn(wordsOf(bold), placeholders)));
  return names.length > 0 ? names : [title];
}
