import { type AnchorHTMLAttributes, useContext } from 'react';
import { MissingGlyphs } from './MissingGlyphs';
import * as styles from './Hyphenated.module.css';

interface Props extends AnchorHTMLAttributes<HTMLElement> {
  as: 'a' | 'h1' | 'h2' | 'h3';
  children: string;
}

/**
 * A heading, or a link in one, whose long words have soft hyphens. Each such word is an inline block, so that it moves to the next
 * line before it breaks at a hyphen. The text between them stays one text node, to keep its kerning.
 */
export function Hyphenated({ as: Element, children, ...attributes }: Props) {
  const { heading } = useContext(MissingGlyphs);
  const usesSystemFont = [...heading].some((letter) => children.includes(letter));
  return (
    <Element data-system={usesSystemFont || undefined} {...attributes}>
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
