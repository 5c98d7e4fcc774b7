import { type AnchorHTMLAttributes, useContext } from 'react';
import { MissingGlyphs } from './MissingGlyphs';
import * as styles from './Hyphenated.module.css';

interface Props extends AnchorHTMLAttributes<HTMLElement> {
  as: 'a' | 'h1' | 'h2' | 'h3';
  text: string;
}

/**
 * A heading or its link. A word with soft hyphens is an inline block, so that it moves to the next line before it breaks.
 * The text between two such words is one text node, which keeps its kerning. `data-system` sets the system font.
 */
export function Hyphenated({ as: Element, text, ...attributes }: Props) {
  const { heading: missingLetters } = useContext(MissingGlyphs);
  const lacksGlyph = [...missingLetters].some((letter) => text.includes(letter));
  return (
    <Element data-system={lacksGlyph || undefined} {...attributes}>
      {/* The parentheses make `split` return the words, too. */}
      {text.split(/(\S*\u00AD\S*)/).map((part, index) =>
        part.includes('\u00AD') ? (
          <span key={index} className={styles.word}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </Element>
  );
}
