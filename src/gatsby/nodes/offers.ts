import { fillIn, nodesOf, plainText, withoutSoftHyphens } from '../../content/read/markdown';

/** Returns a service's offers, for search engines: the bold text at the start of each list item, or else the title. */
export function offers(title: string, text: string, placeholders: object): string[] {
  const names = nodesOf(text).flatMap(({ type, children: [paragraph] = [] }) => {
    const first = type === 'listItem' ? paragraph?.children?.[0] : undefined;
    if (first?.type !== 'strong') return [];
    return withoutSoftHyphens(fillIn(plainText(first), placeholders));
  });
  return names.length > 0 ? names : [title];
}
