import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeUTF8 } from 'entities';
import subsetFont from 'subset-font';

/** System fonts of the browser tests: names of @fontsource packages. */
export type TestFont = 'arimo' | 'roboto' | 'noto-sans' | 'dejavu-sans';

/**
 * Writes the font and a fontconfig file to `folder`.
 * @returns environment variables for a browser with no other system font
 */
export async function writeFontConfig(
  font: TestFont,
  folder: string,
): Promise<NodeJS.ProcessEnv> {
  const fontFolder = join(folder, 'fonts');

  mkdirSync(fontFolder, { recursive: true });

  for (const fileName of [
    `${font}-latin-400-normal`,
    `${font}-latin-700-normal`,
  ]) {
    const woff2 = readFileSync(
      require.resolve(`@fontsource/${font}/files/${fileName}.woff2`),
    );

    // Convert the font: not every browser supports WOFF2 as a system font.
    const truetype = await subsetFont(woff2, '', {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
    });

    writeFileSync(join(fontFolder, `${fileName}.ttf`), truetype);
  }

  const configFile = join(folder, 'fonts.conf');
  const fontPath = escapeUTF8(fontFolder);
  const cachePath = escapeUTF8(join(folder, 'cache'));

  writeFileSync(
    configFile,
    `<fontconfig><dir>${fontPath}</dir><cachedir>${cachePath}</cachedir></fontconfig>`,
  );

  return { ...process.env, FONTCONFIG_FILE: configFile };
}
