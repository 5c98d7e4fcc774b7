import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diacriticsHeight } from './diacriticsHeight';
import { subsetTypeface } from './subsetTypeface';
import { fallbackFaces, fontFamily } from './fallback/fallbackFaces';
import { fontFaces } from './fontFaces';
import { type FontPlan, fontPlan, joinTexts, missingGlyphs } from './fontPlan';
import { frequentWords } from './fallback/textWidth';
import { FAMILY_PROPERTIES, ROLES } from './typefaces';

async function writeFontFiles(root: string, plan: FontPlan): Promise<void> {
  const folder = join(root, 'public/fonts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const words = frequentWords(plan.texts.map(({ text }) => text));
  const rules: string[] = [];
  // A set, because headings may use the text typeface.
  for (const typeface of new Set([plan.heading, plan.text])) {
    if (!typeface) continue;
    const files = await subsetTypeface(typeface, joinTexts(plan.texts));
    for (const { file, font } of files) writeFileSync(join(folder, file), font);
    const { id, folder: packageFolder } = typeface.fontPackage;
    copyFileSync(join(packageFolder, 'LICENSE'), join(folder, `LICENSE-${id}.txt`));
    rules.push(...fontFaces(typeface.family, files), ...(await fallbackFaces(typeface, words)));
  }
  const headings = plan.texts.filter(({ isHeading }) => isHeading);
  const heights = await Promise.all(headings.map(({ text }) => diacriticsHeight(text)));
  rules.push(`:root {
  ${FAMILY_PROPERTIES.heading}: ${fontFamily(plan.heading)};
  ${FAMILY_PROPERTIES.text}: ${fontFamily(plan.text)};
  --diacritics-height: ${Math.max(0, ...heights).toFixed(2)};
}`);
  writeFileSync(join(root, 'src/styles/fonts.css'), rules.join('\n'));
}

/** Input of the last call. `gatsby develop` writes the files again only if the input has changed. */
let lastInput = '';

/** Subsets the typefaces for the content. Writes public/fonts/ and src/styles/fonts.css, which webpack reads. */
export async function writeFonts(root = '.') {
  const plan = fontPlan(root);
  const characters = ROLES.map((role) => [...new Set(joinTexts(plan.texts, role))].sort());
  const input = JSON.stringify([root, plan.heading, plan.text, characters]);
  if (input !== lastInput) await writeFontFiles(root, plan);
  lastInput = input;
  return missingGlyphs(plan);
}
