import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** System fonts of the browser tests: names of @fontsource packages. */
export type TestFont = 'arimo' | 'roboto' | 'noto-sans' | 'dejavu-sans';

/** Writes files to `folder`. @returns environment variables for a browser whose only system font is the given one */
export async function fontEnvironment(font: TestFont, folder: string): Promise<NodeJS.ProcessEnv> {
  const fonts = join(folder, 'fonts');
  mkdirSync(fonts, { recursive: true });
  for (const name of [`${font}-latin-400-normal`, `${font}-latin-700-normal`]) {
    const woff2 = readFileSync(require.resolve(`@fontsource/${font}/files/${name}.woff2`));
    // Convert the font: not every browser supports WOFF2 as a system font.
    const truetype = await subsetFont(woff2, '', { targetFormat: 'truetype', keepAllGlyphs: true });
    writeFileSync(join(fonts, `${name}.ttf`), truetype);
  }
  const settings = join(folder, 'fonts.conf');
  const folders = `<dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir>`;
  writeFileSync(settings, `<fontconfig>${folders}</fontconfig>`);
  return { ...process.env, FONTCONFIG_FILE: settings };
}
