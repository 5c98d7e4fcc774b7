import { type AnchorHTMLAttributes, useContext } from 'react';
import { LackingLetters } from './LackingLetters';
import * as styles from './Hyphenated.module.css';

interface Props extends AnchorHTMLAttributes<HTMLElement> {
  as: 'a' | 'h1' | 'h2' | 'h3';
  children: string;
}

/**
 * A heading, or the link that is all of one, where long words have soft hyphens: such a word goes to a line of its own
 * before it breaks, which browsers by themselves do the other way round. All else stays one text, so that its letters
 * keep their distances.
 */
export function Hyphenated({ as: Element, children, ...attributes }: Props) {
  const lacking = [...useContext(LackingLetters)];
  const isForeign = lacking.some((letter) => children.includes(letter));
  return (
    <Element data-system={isForeign || undefined} {...attributes}>
      {children.split(/(\S*\u00AD\S*)/).map((part, index) =>
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
