import { create, type Font } from 'fontkit';

/** Parses a font file. Fontsource has no font collections, for which fontkit returns another type. */
export const parseFont = (file: Buffer): Font => create(file) as Font;
