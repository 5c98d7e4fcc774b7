import { type AnchorHTMLAttributes, createContext, Fragment, useContext } from 'react';
import { splitAtLetters } from '../content/shape/splitAtLetters';

/** Letters of the content for which the typefaces of headings and of text have no glyph, computed at build time. */
export const MissingGlyphs = createContext({ heading: '', text: '' });

interface Props extends AnchorHTMLAttributes<HTMLElement> {
  as?: 'a' | 'li' | 'p' | 'span' | typeof Fragment;
  text: string;
}

/** Wraps every second part in a span with the attributes. */
export const wrapEverySecond = (parts: string[], attributes: object) =>
  parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} {...attributes}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** A word with a letter that the text typeface lacks uses the system font as a whole. */
export function PlainText({ as: Element = Fragment, text, ...attributes }: Props) {
  const { text: missingLetters } = useContext(MissingGlyphs);
  const parts = splitAtLetters(text, missingLetters);
  return <Element {...attributes}>{wrapEverySecond(parts, { 'data-system': true })}</Element>;
}
