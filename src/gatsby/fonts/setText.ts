import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeUTF8 } from 'entities';
import sharp, { type CreateText } from 'sharp';
import subsetFont from 'subset-font';
import { TITLE_FAMILY } from './fontFiles';
import { display, readFont } from './typefaces';

/** The comma ends the name, so that a weight in it is not read as one. */
const FONT = `${TITLE_FAMILY}, Bold`;

/** The display typeface as a file that sharp draws with, whatever is installed on this machine. */
async function unpackFont(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'title-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const unpack = async (part: keyof typeof display.files): Promise<string> => {
    const file = join(folder, `${part}.ttf`);
    const font = await subsetFont(readFont(display, part, process.cwd()), '', {
      targetFormat: 'truetype',
      variationAxes: display.pinned,
      keepAllGlyphs: true,
    });
    writeFileSync(file, font);
    return file;
  };
  // Drawing with a font once makes it known to the whole process; letters that the first lacks are then found in it.
  const text = { text: 'Ł', font: FONT, fontfile: await unpack('latinExt') };
  await sharp({ text }).png().toBuffer();
  return unpack('latin');
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
  fontFile ??= unpackFont();
  // Spacing counts in 1024ths of a point, and a point is a pixel at 72 to the inch.
  const span = `<span ${attributes} letter_spacing="${Math.round(spacing * size * 1024)}">`;
  const letters = `${span}${escapeUTF8(text)}</span>`;
  const font = { font: `${FONT} ${size}`, fontfile: await fontFile, dpi: 72 };
  return sharp({ text: { text: letters, ...font, ...rest } })
    .png()
    .toBuffer({ resolveWithObject: true });
}
