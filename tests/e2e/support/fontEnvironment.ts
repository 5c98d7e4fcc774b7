import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Fonts that the tests bring along, by their npm packages. */
export type TestFont = 'arimo' | 'roboto' | 'noto-sans' | 'dejavu-sans';

const PACKAGES = join(__dirname, '../../../node_modules/@fontsource');

/**
 * Returns the environment for a browser that finds one typeface and nothing that is installed on the machine.
 * @param folder for the font files and the settings of fontconfig
 */
export async function fontEnvironment(
  font: TestFont,
  folder: string,
): Promise<Record<string, string | undefined>> {
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  for (const weight of [400, 700]) {
    const file = `${font}-latin-${weight}-normal`;
    const packed = readFileSync(join(PACKAGES, font, 'files', `${file}.woff2`));
    // Not every browser takes a packed font from the system.
    const unpacked = await subsetFont(packed, '', {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
    });
    writeFileSync(join(folder, 'fonts', `${file}.ttf`), unpacked);
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
