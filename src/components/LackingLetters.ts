import { createContext } from 'react';

/** Letters that the typeface of headings lacks: a heading with one is set in the typeface of the visitor's system. */
export const LackingLetters = createContext('');
