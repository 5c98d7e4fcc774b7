import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeUTF8 } from 'entities';
import sharp, { type CreateText } from 'sharp';
import list from './fontList.json';
import { display, unpackFont } from './typefaces';

/** The comma ends the name, so that a weight in it is not read as one. */
const FONT = `${list.title}, Bold`;

/** The display typeface as a file that sharp draws with, whatever is installed on this machine. */
async function writeFont(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'title-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const write = async (part: 'latin' | 'latin-ext'): Promise<string> => {
    const file = join(folder, `${part}.ttf`);
    writeFileSync(file, await unpackFont(display, part));
    return file;
  };
  // Drawing with a font once makes it known to the whole process; letters that the first lacks are then found in it.
  const text = { text: 'Ł', font: FONT, fontfile: await write('latin-ext') };
  await sharp({ text }).png().toBuffer();
  return write('latin');
}

let fontFile: Promise<string> | undefined;

interface Style extends Omit<CreateText, 'text'> {
  /** Of the type, in pixels. */
  size: number;
  /** Between letters, in sizes of the type (em). */
  spacing: number;
  /** Of Pango's `<span>`. */
  attributes?: string;
}

/**
 * Draws a text in the display typeface as a PNG. Letters that the typeface lacks come from a typeface of the machine; where
 * it has none with them, as boxes with their numbers.
 */
export async function setText(text: string, { size, spacing, attributes = '', ...rest }: Style) {
  fontFile ??= writeFont();
  // Spacing counts in 1024ths of a point, and a point is a pixel at 72 to the inch.
  const span = `<span ${attributes} letter_spacing="${Math.round(spacing * size * 1024)}">`;
  const letters = `${span}${escapeUTF8(text)}</span>`;
  const font = { font: `${FONT} ${size}`, fontfile: await fontFile, dpi: 72 };
  return sharp({ text: { text: letters, ...font, ...rest } })
    .png()
    .toBuffer({ resolveWithObject: true });
}
