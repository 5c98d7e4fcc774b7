import { Fragment, useContext } from 'react';
import { splitAtLetters } from '../content/shape/splitAtLetters';
import { MissingGlyphs } from './MissingGlyphs';

/** A text without markup. A word with a letter that the text typeface lacks uses the system font as a whole. */
export function PlainText({ children }: { children: string }) {
  const { text } = useContext(MissingGlyphs);
  return splitAtLetters(children, text).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} data-system>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
