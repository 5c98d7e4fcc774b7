import { createContext } from 'react';

/** Letters for which the heading typeface has no glyph. A heading with such a letter uses the system font. */
export const MissingGlyphs = createContext('');
