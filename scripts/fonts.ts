/**
 * `npm run fonts`: cuts the typefaces into the files that the site serves, and writes the style rules and the list of
 * their characters. Run it after a change here or a new version of a typeface, and commit what it writes.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { cutTypeface } from '../src/gatsby/fonts/cutFonts';
import { fontFaces, rangesOf } from '../src/gatsby/fonts/fontFaces';
import { readPackage, typefaces } from '../src/gatsby/fonts/typefaces';

const SETTINGS = { singleQuote: true, printWidth: 100 };

async function makeFonts(root: string): Promise<void> {
  const folder = join(root, 'static/fonts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const cuts = await Promise.all(typefaces.map((typeface) => cutTypeface(typeface, root)));
  for (const { typeface, base, rest } of cuts) {
    for (const { file, font } of [base, ...rest]) {
      writeFileSync(join(folder, file), font);
      console.log(`${file} ${font.length} bytes`);
    }
    writeFileSync(join(folder, `OFL-${typeface.name}.txt`), readPackage(typeface, 'LICENSE', root));
  }
  const faces = await Promise.all(cuts.map((cut) => fontFaces(cut, root)));
  const css = `/* Written by npm run fonts. */\n\n${faces.join('\n\n')}\n`;
  writeFileSync(
    join(root, 'src/styles/fonts.css'),
    await format(css, { ...SETTINGS, parser: 'css' }),
  );
  const drawn = new Set(
    cuts.flatMap(({ base, rest }) => [base, ...rest].flatMap(({ characters }) => characters)),
  );
  const list = {
    base: cuts.map(({ base }) => `/fonts/${base.file}`),
    drawn: rangesOf([...drawn].sort((a, b) => a - b)),
  };
  const json = await format(JSON.stringify(list), { ...SETTINGS, parser: 'json' });
  writeFileSync(join(root, 'src/gatsby/fonts/fontList.json'), json);
}

void makeFonts(process.cwd());
