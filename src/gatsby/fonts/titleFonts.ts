import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { packageFolder } from './cutFonts';
import { readFamily } from './sfnt';
import { typefaces } from './typefaces';

/** A font that sharp draws text with: its file, and the name by which it is asked for. */
export type TitleFont = { file: string; family: string };

let made: Promise<TitleFont> | undefined;

async function make(root: string): Promise<TitleFont> {
  const [display] = typefaces;
  if (!display) throw new Error('There is no typeface for titles.');
  const folder = mkdtempSync(join(tmpdir(), 'title-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const unpack = async (part: string): Promise<TitleFont> => {
    const packed = readFileSync(
      join(packageFolder(display.name, root), 'files', `${display.name}-${part}.woff2`),
    );
    const options = {
      targetFormat: 'truetype',
      variationAxes: display.pinned,
      keepAllGlyphs: true,
    } as const;
    const font = await subsetFont(packed, '', options);
    const file = join(folder, `${part}.ttf`);
    writeFileSync(file, font);
    return { file, family: readFamily(font) };
  };
  const [latin, latinExt] = [
    await unpack(display.files.latin),
    await unpack(display.files.latinExt),
  ];
  // Drawing with a font once makes it known to the whole process; letters that the first lacks are then found in it.
  await sharp({ text: { text: 'Ł', font: latinExt.family, fontfile: latinExt.file } })
    .png()
    .toBuffer();
  return latin;
}

/** The display typeface as a file that text can be drawn with, whatever is installed on this machine. */
export function titleFont(root = process.cwd()): Promise<TitleFont> {
  made ??= make(root);
  return made;
}
