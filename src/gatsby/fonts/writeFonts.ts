import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { cutTypeface, openFont } from './cutFonts';
import { fontFaces, rangesOf } from './fontFaces';
import { display, readFont, readPackage, typefaces } from './typefaces';

const SETTINGS = { singleQuote: true, printWidth: 100 };

/** Cuts the typefaces into the files that the site serves, and writes their style rules and the list of their characters. */
export async function writeFonts(root: string): Promise<void> {
  const folder = join(root, 'static/fonts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const cuts = await Promise.all(typefaces.map((typeface) => cutTypeface(typeface, root)));
  const files = cuts.flatMap(({ base, rest }) => [base, ...rest]);
  for (const { file, font } of files) {
    writeFileSync(join(folder, file), font);
    console.log(`${file} ${font.length} bytes`);
  }
  for (const { typeface } of cuts)
    writeFileSync(join(folder, `OFL-${typeface.name}.txt`), readPackage(typeface, 'LICENSE', root));

  const faces = await Promise.all(cuts.map((cut) => fontFaces(cut, root)));
  const css = `/* Written by npm run fonts. */\n\n${faces.join('\n\n')}\n`;
  const sheet = await format(css, { ...SETTINGS, parser: 'css' });
  writeFileSync(join(root, 'src/styles/fonts.css'), sheet);

  const drawn = new Set(files.flatMap(({ characters }) => characters));
  const list = {
    base: cuts.map(({ base }) => `/fonts/${base.file}`),
    title: openFont(readFont(display, 'latin', root)).familyName,
    drawn: rangesOf([...drawn].sort((a, b) => a - b)),
  };
  const json = await format(JSON.stringify(list), { ...SETTINGS, parser: 'json' });
  writeFileSync(join(root, 'src/gatsby/fonts/fontList.json'), json);
}
