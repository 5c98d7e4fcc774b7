import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentText } from '../../content/read/contentTexts';
import { fallbackFaces } from './fallbackFaces';
import { fontFace } from './fontFace';
import { fontFamily } from './fontFamily';
import { type FontPlan, fontPlan, joinTexts, textsOf } from './fontPlan';
import { diacriticsHeight } from './measure/diacriticsHeight';
import { ROLES } from './role';
import { subsetTypeface } from './subsetTypeface';
import type { Typeface } from './typefaces';

function copyLicence({ fontPackage }: Typeface, folder: string): void {
  copyFileSync(
    join(fontPackage.folder, 'LICENSE'),
    join(folder, `LICENSE-${fontPackage.id}.txt`),
  );
}

/** Writes a typeface's font files and licence. @returns its CSS rules */
async function writeTypeface(
  typeface: Typeface,
  texts: readonly ContentText[],
  folder: string,
): Promise<string[]> {
  const files = await subsetTypeface(typeface, joinTexts(texts));

  for (const { name, font } of files) writeFileSync(join(folder, name), font);

  copyLicence(typeface, folder);

  const words = texts.map(({ text }) => text).join(' ');

  return [
    ...files.map((file) => fontFace(typeface.family, file)),
    ...(await fallbackFaces(typeface, words)),
  ];
}

/** Returns the rule with the custom properties of the style sheets. */
async function rootRule({ used, texts }: FontPlan): Promise<string> {
  const heights = await Promise.all(
    textsOf('heading', texts).map(({ text }) => diacriticsHeight(text)),
  );

  return `:root {
  --heading-font: ${fontFamily(used.heading)};
  --text-font: ${fontFamily(used.text)};
  --diacritics-height: ${Math.max(0, ...heights).toFixed(2)};
}`;
}

async function writeFontFiles(root: string, plan: FontPlan): Promise<void> {
  const folder = join(root, 'public/fonts');

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const rules: string[] = [];

  // If headings use the text typeface, the set has it only once.
  for (const typeface of new Set([plan.used.heading, plan.used.text]))
    if (typeface)
      rules.push(...(await writeTypeface(typeface, plan.texts, folder)));

  rules.push(await rootRule(plan));
  writeFileSync(join(root, 'src/styles/fonts.css'), rules.join('\n'));
}

/**
 * Input of the last call. `gatsby develop` calls writeFonts repeatedly; it
 * writes only if the input has changed.
 */
let lastInput = '';

/** Writes the fonts to public/fonts/, and src/styles/fonts.css for webpack. */
export async function writeFonts(root = '.'): Promise<void> {
  const plan = fontPlan(root);

  const characters = ROLES.map((role) =>
    [...new Set(joinTexts(textsOf(role, plan.texts)))].sort(),
  );
  const input = JSON.stringify({ root, used: plan.used, characters });

  if (input !== lastInput) await writeFontFiles(root, plan);
  lastInput = input;
}
