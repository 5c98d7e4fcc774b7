import { create, type Font } from 'fontkit';

/** Reads a font file. Only collections hold several fonts, and no package has one. */
export const parseFont = (file: Buffer): Font => create(file) as Font;
