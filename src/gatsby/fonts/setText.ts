import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { display, readFont } from './typefaces';

/** A font that sharp draws text with: its file, and the name by which it is asked for. */
interface TitleFont {
  file: string;
  family: string;
}

/** What the files of the display typeface call themselves. */
const FAMILY = `${display.family} 96pt ExtraBold`;

let made: Promise<TitleFont> | undefined;

async function make(root: string): Promise<TitleFont> {
  const folder = mkdtempSync(join(tmpdir(), 'title-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const unpack = async (part: keyof typeof display.files): Promise<string> => {
    const file = join(folder, `${part}.ttf`);
    const font = await subsetFont(readFont(display, part, root), '', {
      targetFormat: 'truetype',
      variationAxes: display.pinned,
      keepAllGlyphs: true,
    });
    writeFileSync(file, font);
    return file;
  };
  // Drawing with a font once makes it known to the whole process; letters that the first lacks are then found in it.
  const text = { text: 'Ł', font: FAMILY, fontfile: await unpack('latinExt') };
  await sharp({ text }).png().toBuffer();
  return { file: await unpack('latin'), family: FAMILY };
}

/** The display typeface as a file that text can be drawn with, whatever is installed on this machine. */
export function titleFont(root = process.cwd()): Promise<TitleFont> {
  made ??= make(root);
  return made;
}
