import { Fragment, useContext } from 'react';
import { splitAtLetters } from '../content/shape/splitAtLetters';
import { MissingGlyphs } from './MissingGlyphs';

/** A text. Its words with a letter for which the text typeface has no glyph use the system font as a whole. */
export function Words({ children }: { children: string }) {
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
