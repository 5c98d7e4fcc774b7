import { splitAtLetters } from '../../content/shape/splitAtLetters';
import type { MissingGlyphs } from '../fonts/fontPlan';
import { type HtmlNode, textOf } from './htmlTree';

const SYSTEM_FONT = { dataSystem: true };

/** Splits a text node. Each word with one of the letters becomes a `<span>` that uses the system font. */
const splitText = (node: HtmlNode, letters: string): HtmlNode[] =>
  splitAtLetters(node.value ?? '', letters).map((value, index) => {
    const text = { ...node, value };
    const hasLetter = index % 2 === 1;
    return hasLetter
      ? { type: 'element', tagName: 'span', properties: SYSTEM_FONT, children: [text] }
      : text;
  });

/**
 * Sets a heading or word in the system font if its typeface lacks one of the letters. The components `Hyphenated` and
 * `PlainText` do the same for fields.
 */
export function withSystemFont(node: HtmlNode, missing: MissingGlyphs): HtmlNode {
  if (/^h\d$/.test(node.tagName ?? ''))
    return splitAtLetters(textOf(node), missing.heading).length > 1
      ? { ...node, properties: { ...node.properties, ...SYSTEM_FONT } }
      : node;
  const children = node.children?.flatMap((child) =>
    child.type === 'text' ? splitText(child, missing.text) : [withSystemFont(child, missing)],
  );
  return children ? { ...node, children } : node;
}
