import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diacriticsHeight } from './diacriticsHeight';
import { subsetTypeface } from './subsetTypeface';
import { fallbackFaces, familiesOf } from './fallback/fallbackFaces';
import { fontFaces } from './fontFaces';
import {
  type FontPlan,
  fontPlan,
  type MissingGlyphs,
  missingGlyphs,
  textsForRole,
} from './fontPlan';
import { visibleCodePoints } from './codePoints';
import { measureSystemFonts } from './fallback/measureSystemFonts';
import { frequentWords } from './fallback/textWidth';
import { PROPERTIES, type Typeface } from './typefaces';

const fontFamily = (typeface?: Typeface): string =>
  typeface ? familiesOf(typeface) : 'system-ui, sans-serif';

async function writeFiles(root: string, { texts, heading, text }: FontPlan): Promise<void> {
  const folder = join(root, 'public/fonts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const allTexts = texts.map((content) => content.text);
  const words = frequentWords(allTexts);
  const systemFonts = measureSystemFonts(words);
  const rules: string[] = [];
  for (const typeface of new Set([heading, text])) {
    if (!typeface) continue;
    const files = await subsetTypeface(typeface, allTexts.join(''));
    for (const { file, font } of files) writeFileSync(join(folder, file), font);
    const { id, folder: source } = typeface.fontPackage;
    copyFileSync(join(source, 'LICENSE'), join(folder, `LICENSE-${id}.txt`));
    rules.push(...fontFaces(typeface, files));
    rules.push(...(await fallbackFaces(typeface, words, systemFonts)));
  }
  const diacriticsHeights = await Promise.all(textsForRole('heading', texts).map(diacriticsHeight));
  rules.push(`:root {
  ${PROPERTIES.heading}: ${fontFamily(heading)};
  ${PROPERTIES.text}: ${fontFamily(text)};
  --diacritics-height: ${Math.max(0, ...diacriticsHeights).toFixed(2)};
}`);
  writeFileSync(join(root, 'src/styles/fonts.css'), rules.join('\n'));
}

/** Input of the last call. `gatsby develop` writes the files again only if the input has changed. */
let lastInput = '';

/**
 * Subsets the typefaces for the content. Writes public/fonts/ and src/styles/fonts.css, which webpack reads.
 * @param root the folder of the project
 * @returns the letters of the content for which the typefaces have no glyph
 */
export async function writeFonts(root = '.'): Promise<MissingGlyphs> {
  const plan = fontPlan(root);
  const { texts, heading, text } = plan;
  const usedCodePoints = [...visibleCodePoints(...texts.map((content) => content.text))].sort();
  const headingCodePoints = [...visibleCodePoints(...textsForRole('heading', texts))].sort();
  const input = JSON.stringify([root, heading, text, usedCodePoints, headingCodePoints]);
  if (input !== lastInput) await writeFiles(root, plan);
  lastInput = input;
  return missingGlyphs(plan);
}
