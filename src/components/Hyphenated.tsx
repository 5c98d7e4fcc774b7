import type { AnchorHTMLAttributes } from 'react';
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
export const Hyphenated = ({ as: Element, children, ...attributes }: Props) => (
  <Element {...attributes}>
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
