import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { display, unpackFont } from './typefaces';

/** Has Greek, Cyrillic, arrows and about 5,900 characters in all, in one file. */
const FALLBACK = 'node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2';

// A file holds one font; only collections hold several.
const parse = (file: Buffer): Font => create(file) as Font;

const readFonts = async (): Promise<Font[]> => [
  parse(await unpackFont(display, 'latin')),
  parse(await unpackFont(display, 'latin-ext')),
  parse(readFileSync(FALLBACK)),
];

let fonts: Promise<Font[]> | undefined;

/** Returns the fonts of titles: the display typeface, then the fallback. None is installed on the machine. */
export const titleFonts = (): Promise<Font[]> => (fonts ??= readFonts());
