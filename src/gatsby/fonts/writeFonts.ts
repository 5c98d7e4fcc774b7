import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackFaces, fontFamily } from './fallbackFaces';
import { type FontPlan, fontPlan, joinTexts, textsOf } from './fontPlan';
import { subsetTypeface } from './subsetTypeface';
import { diacriticsHeight } from './titleFonts';
import { ROLES } from './typefaces';

function unicodeRange(characters: readonly string[]): string {
  // A range is `[first]` or, if it has several code points, `[first, last]`.
  const ranges: number[][] = [];
  const codePoints = characters.map(
    (character) => character.codePointAt(0) ?? 0,
  );

  for (const code of codePoints.sort((a, b) => a - b)) {
    const range = ranges.at(-1);

    if (range?.at(-1) === code - 1) range[1] = code;
    else ranges.push([code]);
  }

  return ranges
    .map((range) => `U+${range.map((code) => code.toString(16)).join('-')}`)
    .join(', ');
}

type FontFile = Awaited<ReturnType<typeof subsetTypeface>>[number];

export const fontFace = (
  family: string,
  { name, weight, characters }: FontFile,
) => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-style: normal;
  font-display: swap;
  src: url('/fonts/${name}') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}`;

async function writeFontFiles(root: string, plan: FontPlan): Promise<void> {
  const folder = join(root, 'public/fonts');

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const words = plan.texts.map(({ text }) => text).join(' ');
  const rules: string[] = [];

  // If headings use the text typeface, the set has it only once.
  for (const typeface of new Set([plan.heading, plan.text])) {
    if (!typeface) continue;
    const files = await subsetTypeface(typeface, joinTexts(plan.texts));

    for (const { name, font } of files) writeFileSync(join(folder, name), font);
    const { id, folder: packageFolder } = typeface.fontPackage;

    copyFileSync(
      join(packageFolder, 'LICENSE'),
      join(folder, `LICENSE-${id}.txt`),
    );
    rules.push(...files.map((file) => fontFace(typeface.family, file)));
    rules.push(...(await fallbackFaces(typeface, words)));
  }

  const headings = textsOf('heading', plan.texts);
  const heights = await Promise.all(
    headings.map(({ text }) => diacriticsHeight(text)),
  );

  rules.push(`:root {
  --heading-font: ${fontFamily(plan.heading)};
  --text-font: ${fontFamily(plan.text)};
  --diacritics-height: ${Math.max(0, ...heights).toFixed(2)};
}`);
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
  const input = JSON.stringify([root, plan.heading, plan.text, characters]);

  if (input !== lastInput) await writeFontFiles(root, plan);
  lastInput = input;
}
