import type { AnchorHTMLAttributes } from 'react';
import * as styles from './Hyphenated.module.css';

type Props = AnchorHTMLAttributes<HTMLElement> & {
  /** `span` is for a text in a link. */
  as: 'a' | 'h1' | 'h2' | 'h3' | 'span';
  text: string;
};

/**
 * Matches a word with soft hyphens (U+00AD). The parentheses make `split` also
 * return these words, at odd indexes.
 */
const WORDS_WITH_SOFT_HYPHENS = /(\S*\u00AD\S*)/;

/** Matches a text of more than 60 letters. Soft hyphens don't count. */
const MANY_LETTERS = /([^\u00AD]\u00AD*){61}/;

/**
 * A heading, or a link in a heading. Style sheets make one with `data-long`
 * smaller. A word with soft hyphens is an inline block: it moves to the next line
 * before it breaks. All text between two such words is one text node, so the
 * browser keeps its kerning.
 */
export function Hyphenated({ as: Element, text, ...attributes }: Props) {
  const parts = text.split(WORDS_WITH_SOFT_HYPHENS);

  return (
    <Element
      {...attributes}
      data-long={MANY_LETTERS.test(text) || undefined}
      className={Element === 'span' ? styles.inLink : attributes.className}
    >
      {parts.map((part, index) => {
        const hasSoftHyphens = index % 2 === 1;

        if (!hasSoftHyphens) return part;

        return (
          <span key={index} className={styles.word}>
            {part}
          </span>
        );
      })}
    </Element>
  );
}
