import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentText } from '../../content/read/contentTexts';
import { fallbackFaces } from './fallbackFaces';
import { fontFace } from './fontFace';
import { fontFamily } from './fontFamily';
import { charactersOf, type FontPlan, fontPlan, textsOf } from './fontPlan';
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

/** Joins texts with spaces. */
const wordsOf = (texts: readonly ContentText[]): string =>
  texts.map(({ text }) => text).join(' ');

/**
 * Writes a typeface's font files and licence.
 * @returns its CSS rules
 */
async function writeTypeface(
  typeface: Typeface,
  texts: readonly ContentText[],
  folder: string,
): Promise<string[]> {
  const files = await subsetTypeface(typeface, charactersOf(texts));

  for (const { name, font } of files) writeFileSync(join(folder, name), font);

  copyLicence(typeface, folder);

  return [
    ...files.map((file) => fontFace(typeface.family, file)),
    ...(await fallbackFaces(typeface, wordsOf(texts))),
  ];
}

/** Returns the rule with the custom properties of the style sheets. */
async function rootRule(
  root: string,
  { used, texts }: FontPlan,
): Promise<string> {
  const heights = await Promise.all(
    textsOf('heading', texts).map(({ text }) => diacriticsHeight(text, root)),
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

  // fontPlan may give both roles the same Typeface object. The Set drops the
  // repeat, so that its files are written once.
  const typefaces = new Set([plan.used.heading, plan.used.text]);

  // Each typeface gets the characters of all texts, not only of its role: the
  // text typeface may serve both roles, and the 404 page sets the agency's
  // name, a text, in the heading typeface.
  for (const typeface of typefaces)
    if (typeface)
      rules.push(...(await writeTypeface(typeface, plan.texts, folder)));

  rules.push(await rootRule(root, plan));
  writeFileSync(join(root, 'src/styles/fonts.css'), rules.join('\n'));
}

/**
 * Input of the last call. `gatsby develop` calls writeFonts after each edit of
 * the content. If it wrote each time, webpack would compile again and browsers
 * would load all fonts again, so it writes only if the input has changed.
 *
 * The input holds the characters of the content, not its words. If only words
 * change, the fonts still have every glyph that the site needs. Measurements
 * that depend on the frequency of words (fallbackFaces.ts) or characters
 * (fontParts.ts) change a little; the next start or build measures again.
 */
let lastInput = '';

/** Writes the fonts to public/fonts/, and src/styles/fonts.css for webpack. */
export async function writeFonts(root = '.'): Promise<void> {
  const plan = fontPlan(root);

  const characters = ROLES.map((role) =>
    [...new Set(charactersOf(textsOf(role, plan.texts)))].sort(),
  );
  const input = JSON.stringify({ root, used: plan.used, characters });

  if (input === lastInput) return;

  await writeFontFiles(root, plan);
  lastInput = input;
}
