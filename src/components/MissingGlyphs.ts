import { createContext } from 'react';

/** Letters of the content for which the typefaces of headings and of text have no glyph, computed at build time. */
export const MissingGlyphs = createContext({ heading: '', text: '' });
