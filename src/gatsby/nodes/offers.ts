import { fillIn } from '../../content/read/fillIn';
import { type Node, partsOf, wordsOf } from '../../content/read/markdown';
import { withoutSoftHyphens } from '../../content/read/withoutSoftHyphens';

/** The bold words with which an item of a list begins. */
const boldStart = ({ children: [paragraph] = [] }: Node): Node[] =>
  (paragraph?.children ?? []).slice(0, 1).filter(({ type }) => type === 'strong');

/**
 * What a service offers, by name: the bold words that its list items begin with, or else the service itself. So a row
 * such as "More..." tells search engines what is in it.
 * @param title of the service
 * @param text its markdown
 * @param words that are filled in for their names in braces
 */
export function offers(title: string, text: string, words: object): string[] {
  const named = partsOf(text)
    .filter(({ type }) => type === 'listItem')
    .flatMap(boldStart)
    .map((bold) => withoutSoftHyphens(fillIn(wordsOf(bold), words)));
  return named.length > 0 ? named : [title];
}
