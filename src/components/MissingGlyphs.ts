import { createContext } from 'react';

/** Letters for which the typefaces of headings and text have no glyph. Headings and words with such a letter use the system font. */
export const MissingGlyphs = createContext({ heading: '', text: '' });
