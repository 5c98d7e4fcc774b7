import { type AnchorHTMLAttributes, useContext } from 'react';
import * as styles from './Hyphenated.module.css';
import { MissingGlyphs, wrapEverySecond } from './PlainText';

type Props = AnchorHTMLAttributes<HTMLElement> & { as: 'a' | 'h1' | 'h2' | 'h3'; text: string };

/** A heading or its link. A word with soft hyphens is an inline block, so that it moves to the next line before it breaks. */
export function Hyphenated({ as: Element, text, ...attributes }: Props) {
  const { heading: missingLetters } = useContext(MissingGlyphs);
  const lacksGlyph = [...missingLetters].some((letter) => text.includes(letter));
  // The parentheses make `split` return the words, too. The text between two words is one text node, which keeps its kerning.
  const parts = text.split(/(\S*\u00AD\S*)/);
  return (
    <Element data-system={lacksGlyph || undefined} {...attributes}>
      {wrapEverySecond(parts, { className: styles.word })}
    </Element>
  );
}
