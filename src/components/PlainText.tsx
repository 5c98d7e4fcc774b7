import { type AnchorHTMLAttributes, createContext, Fragment, useContext } from 'react';
import { splitAtLetters } from '../content/shape/splitAtLetters';

/** Letters of the content that the heading typeface lacks, and letters that the text typeface lacks. The build finds both. */
export const MissingGlyphs = createContext({ heading: '', text: '' });

interface Props extends AnchorHTMLAttributes<HTMLElement> {
  as?: 'a' | 'li' | 'p' | 'span' | typeof Fragment;
  text: string;
}

/** Wraps the parts at odd indexes, where `split` puts the words that its regex captures, in spans with the attributes. */
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

/** If the text typeface lacks a letter, the whole word with it uses the system font. */
export function PlainText({ as: Element = Fragment, text, ...attributes }: Props) {
  const { text: missingGlyphs } = useContext(MissingGlyphs);
  const parts = splitAtLetters(text, missingGlyphs);
  return <Element {...attributes}>{wrapEverySecond(parts, { 'data-system-font': true })}</Element>;
}
