import { type AnchorHTMLAttributes, createContext, Fragment, useContext } from 'react';
import { splitAtLetters } from '../content/shape/splitAtLetters';

/** Letters of the content for which the typefaces of headings and of text have no glyph, computed at build time. */
export const MissingGlyphs = createContext({ heading: '', text: '' });

interface Props extends AnchorHTMLAttributes<HTMLElement> {
  as?: 'a' | 'li' | 'p' | 'span' | typeof Fragment;
  text: string;
}

/** A word with a letter that the text typeface lacks uses the system font as a whole. */
export function PlainText({ as: Element = Fragment, text, ...attributes }: Props) {
  const { text: missingLetters } = useContext(MissingGlyphs);
  return (
    <Element {...attributes}>
      {splitAtLetters(text, missingLetters).map((part, index) =>
        // Every second part is a word with a missing letter.
        index % 2 === 1 ? (
          <span key={index} data-system>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </Element>
  );
}
