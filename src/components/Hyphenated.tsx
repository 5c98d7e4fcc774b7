import { type AnchorHTMLAttributes, useContext } from 'react';
import * as styles from './Hyphenated.module.css';
import { MissingGlyphs, wrapEverySecond } from './PlainText';

type Props = AnchorHTMLAttributes<HTMLElement> & { as: 'a' | 'h1' | 'h2' | 'h3'; text: string };

/** A heading, or a link in one. A word with soft hyphens is an inline block: it moves to the next line before it breaks. */
export function Hyphenated({ as: Element, text, ...attributes }: Props) {
  const { heading: missingGlyphs } = useContext(MissingGlyphs);
  const lacksGlyph = [...missingGlyphs].some((letter) => text.includes(letter));
  // The parentheses make `split` also return words with soft hyphens. Text between them is one node, so it keeps its kerning.
  const parts = text.split(/(\S*\u00AD\S*)/);
  return (
    <Element data-system-font={lacksGlyph || undefined} {...attributes}>
      {wrapEverySecond(parts, { className: styles.word })}
    </Element>
  );
}
