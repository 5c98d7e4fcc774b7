import { splitAtLetters } from '../../content/shape/splitAtLetters';
import type { MissingGlyphs } from '../fonts/fontPlan';
import { type HtmlNode, textOf } from './htmlTree';

const SYSTEM_FONT = { dataSystem: true };

/** Splits a text node: each word with one of the letters becomes a `<span>` that uses the system font. */
const splitText = (node: HtmlNode, letters: string): HtmlNode[] =>
  splitAtLetters(node.value ?? '', letters).map((value, index) => {
    const text = { ...node, value };
    return index % 2 === 0
      ? text
      : { type: 'element', tagName: 'span', properties: SYSTEM_FONT, children: [text] };
  });

/**
 * Makes headings and words with a letter that their typeface lacks use the system font as a whole. The components `Hyphenated` and
 * `Words` do the same for fields.
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
