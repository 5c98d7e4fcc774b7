import { splitAtLetters } from '../../content/shape/splitAtLetters';
import type { Role } from '../fonts/typefaces';
import { type HtmlNode, textOf } from './htmlTree';

const SYSTEM_FONT = { dataSystem: true };

const splitText = (node: HtmlNode, missingLetters: string): HtmlNode[] =>
  splitAtLetters(node.value ?? '', missingLetters).map((value, index) => {
    const text = { ...node, value };
    // splitAtLetters gives words with a missing letter odd indexes.
    return index % 2 === 1
      ? { type: 'element', tagName: 'span', properties: SYSTEM_FONT, children: [text] }
      : text;
  });

/** Sets a heading or word in the system font if its typeface lacks a letter. `Hyphenated` and `PlainText` do so for fields. */
export function withSystemFont(node: HtmlNode, missing: Record<Role, string>): HtmlNode {
  if (/^h\d$/.test(node.tagName ?? '')) {
    const lacksLetter = splitAtLetters(textOf(node), missing.heading).length > 1;
    return lacksLetter ? { ...node, properties: { ...node.properties, ...SYSTEM_FONT } } : node;
  }
  const children = node.children?.flatMap((child) =>
    child.type === 'text' ? splitText(child, missing.text) : [withSystemFont(child, missing)],
  );
  return { ...node, children };
}
