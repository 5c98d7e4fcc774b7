import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { cutTypeface, type FontFile } from './cutFonts';
import { fontFaces } from './fontFaces';
import { readPackage, typefaces } from './typefaces';

const SETTINGS = { singleQuote: true, printWidth: 100 };

/** Cuts the typefaces into the files that the site serves, and writes their style rules and the list of their characters. */
export async function writeFonts(): Promise<void> {
  const folder = 'static/fonts';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const all: FontFile[] = [];
  const rules = ['/* Written by npm run fonts. */'];
  for (const typeface of typefaces) {
    const files = await cutTypeface(typeface);
    for (const { file, font } of files) {
      writeFileSync(`${folder}/${file}`, font);
      console.log(`${file} ${font.length} bytes`);
    }
    writeFileSync(`${folder}/OFL-${typeface.name}.txt`, readPackage(typeface, 'LICENSE'));
    rules.push(await fontFaces(typeface, files));
    all.push(...files);
  }
  const sheet = await format(rules.join('\n\n'), { ...SETTINGS, parser: 'css' });
  writeFileSync('src/styles/fonts.css', sheet);

  const drawn = new Set(all.flatMap(({ characters }) => characters));
  const list = {
    base: all.filter(({ part }) => part === 'base').map(({ file }) => `/fonts/${file}`),
    drawn: [...drawn].sort((a, b) => a - b),
  };
  const json = await format(JSON.stringify(list), { ...SETTINGS, parser: 'json' });
  writeFileSync('src/gatsby/fonts/fontList.json', json);
}
