import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diacriticsHeight } from './diacriticsHeight';
import { subsetTypeface } from './subsetTypeface';
import { fallbackFaces, fontFamily } from './fallback/fallbackFaces';
import { fontFaces } from './fontFaces';
import { type FontPlan, fontPlan, missingGlyphs, textsForRole } from './fontPlan';
import { measureSystemFonts } from './fallback/measureSystemFonts';
import { frequentWords } from './fallback/textWidth';
import { FAMILY_PROPERTIES } from './typefaces';

async function writeFontFiles(root: string, plan: FontPlan): Promise<void> {
  const { texts, heading: headingTypeface, text: textTypeface } = plan;
  const folder = join(root, 'public/fonts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const allTexts = texts.map((content) => content.text);
  const words = frequentWords(allTexts);
  const systemFonts = measureSystemFonts(words);
  const rules: string[] = [];
  // A set, because headings may use the text typeface.
  for (const typeface of new Set([headingTypeface, textTypeface])) {
    if (!typeface) continue;
    const files = await subsetTypeface(typeface, allTexts.join(''));
    for (const { file, font } of files) writeFileSync(join(folder, file), font);
    const { id, folder: packageFolder } = typeface.fontPackage;
    copyFileSync(join(packageFolder, 'LICENSE'), join(folder, `LICENSE-${id}.txt`));
    rules.push(...fontFaces(typeface.family, files));
    rules.push(...(await fallbackFaces(typeface, words, systemFonts)));
  }
  const diacriticsHeights = await Promise.all(textsForRole('heading', texts).map(diacriticsHeight));
  rules.push(`:root {
  ${FAMILY_PROPERTIES.heading}: ${fontFamily(headingTypeface)};
  ${FAMILY_PROPERTIES.text}: ${fontFamily(textTypeface)};
  --diacritics-height: ${Math.max(0, ...diacriticsHeights).toFixed(2)};
}`);
  writeFileSync(join(root, 'src/styles/fonts.css'), rules.join('\n'));
}

const distinctCharacters = (texts: readonly string[]): string =>
  [...new Set(texts.join(''))].sort().join('');

/** Input of the last call. `gatsby develop` writes the files again only if the input has changed. */
let lastInput = '';

/**
 * Subsets the typefaces for the content. Writes public/fonts/ and src/styles/fonts.css, which webpack reads.
 * @param root the folder of the project
 * @returns the letters of the content for which the typefaces have no glyph
 */
export async function writeFonts(root = '.') {
  const plan = fontPlan(root);
  const { texts, heading: headingTypeface, text: textTypeface } = plan;
  const headingCharacters = distinctCharacters(textsForRole('heading', texts));
  const textCharacters = distinctCharacters(textsForRole('text', texts));
  const typefaces = [headingTypeface, textTypeface];
  const input = JSON.stringify([root, typefaces, headingCharacters, textCharacters]);
  if (input !== lastInput) await writeFontFiles(root, plan);
  lastInput = input;
  return missingGlyphs(plan);
}
