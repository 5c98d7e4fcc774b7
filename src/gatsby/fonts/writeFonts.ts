import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import { format } from 'prettier';
import { cutTypeface } from './cutFonts';
import { fontFaces } from './fontFaces';
import { display, readFont, readPackage, typefaces } from './typefaces';

const SETTINGS = { singleQuote: true, printWidth: 100 };

/** Cuts the typefaces into the files that the site serves, and writes their style rules and the list of their characters. */
export async function writeFonts(): Promise<void> {
  const folder = 'static/fonts';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const cuts = await Promise.all(typefaces.map(cutTypeface));
  const files = cuts.flatMap(({ base, rest }) => [base, ...rest]);
  for (const { file, font } of files) {
    writeFileSync(`${folder}/${file}`, font);
    console.log(`${file} ${font.length} bytes`);
  }
  for (const { typeface } of cuts)
    writeFileSync(`${folder}/OFL-${typeface.name}.txt`, readPackage(typeface, 'LICENSE'));

  const faces = await Promise.all(cuts.map(fontFaces));
  const css = `/* Written by npm run fonts. */\n\n${faces.join('\n\n')}\n`;
  const sheet = await format(css, { ...SETTINGS, parser: 'css' });
  writeFileSync('src/styles/fonts.css', sheet);

  const drawn = new Set(files.flatMap(({ characters }) => characters));
  const list = {
    base: cuts.map(({ base }) => `/fonts/${base.file}`),
    title: (await fromBuffer(readFont(display, 'latin'))).familyName,
    drawn: [...drawn].sort((a, b) => a - b),
  };
  const json = await format(JSON.stringify(list), { ...SETTINGS, parser: 'json' });
  writeFileSync('src/gatsby/fonts/fontList.json', json);
}
