import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** System fonts of the browser tests: names of @fontsource packages. */
export type TestFont = 'arimo' | 'roboto' | 'noto-sans' | 'dejavu-sans';

const PACKAGES = join(__dirname, '../../../node_modules/@fontsource');

/**
 * Returns environment variables for a browser whose only system font is the given one.
 * @param folder where the font file and fontconfig's settings are written
 */
export async function fontEnvironment(
  font: TestFont,
  folder: string,
): Promise<Record<string, string | undefined>> {
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  for (const weight of [400, 700]) {
    const file = `${font}-latin-${weight}-normal`;
    const woff2 = readFileSync(join(PACKAGES, font, 'files', `${file}.woff2`));
    // Convert the font: not every browser supports WOFF2 as a system font.
    const truetype = await subsetFont(woff2, '', { targetFormat: 'truetype', keepAllGlyphs: true });
    writeFileSync(join(folder, 'fonts', `${file}.ttf`), truetype);
  }
  const settings = join(folder, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  return { ...process.env, FONTCONFIG_FILE: settings };
}
