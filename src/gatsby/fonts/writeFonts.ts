import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accentRoom } from './accentRoom';
import { cutTypeface, type LetterCounts } from './cutFonts';
import { fallbackFaces, familiesOf } from './fallbackFaces';
import { fontFaces } from './fontFaces';
import { type FontPlan, fontPlan, lackingIn } from './fontPlan';
import { lettersOf } from './lettersOf';
import { systemWidths } from './systemWidths';
import { frequentWords } from './textWidth';
import { PROPERTIES, type Typeface } from './typefaces';

function countLetters(text: string): LetterCounts {
  const counts = new Map<number, number>();
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

const families = (typeface?: Typeface): string =>
  typeface ? familiesOf(typeface) : 'system-ui, sans-serif';

async function writeFiles(root: string, { texts, heading, text }: FontPlan): Promise<void> {
  const folder = join(root, 'public/fonts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const all = texts.map((each) => each.text);
  const counts = countLetters(all.join(''));
  const words = frequentWords(all);
  const systemWidth = systemWidths(words);
  const rules: string[] = [];
  for (const typeface of new Set([heading, text])) {
    if (!typeface) continue;
    const files = await cutTypeface(typeface, counts);
    for (const { file, font } of files) writeFileSync(join(folder, file), font);
    const { id, folder: source } = typeface.fonts;
    copyFileSync(join(source, 'LICENSE'), join(folder, `LICENSE-${id}.txt`));
    rules.push(...fontFaces(typeface, files));
    rules.push(...(await fallbackFaces(typeface, words, systemWidth)));
  }
  const headings = texts.filter(({ isHeading }) => isHeading).map((each) => each.text);
  const rooms = await Promise.all(headings.map(accentRoom));
  rules.push(`:root {
  ${PROPERTIES.heading}: ${families(heading)};
  ${PROPERTIES.text}: ${families(text)};
  --accents: ${Math.max(0, ...rooms).toFixed(2)};
}`);
  writeFileSync(join(root, 'src/styles/fonts.css'), rules.join('\n'));
}

/** What the files were made of; `gatsby develop` makes them anew only when that changes. */
let written = '';

/**
 * Cuts the typefaces for the letters of the content, and writes their style sheet before webpack reads it.
 * @param root the folder of the project
 * @returns letters of headings that their typeface lacks
 */
export async function writeFonts(root = '.'): Promise<string> {
  const plan = fontPlan(root);
  const { texts, heading, text } = plan;
  const headings = texts.filter(({ isHeading }) => isHeading).map((each) => each.text);
  const letters = [texts.map((each) => each.text), headings].map((each) =>
    [...lettersOf(...each)].sort(),
  );
  const made = JSON.stringify([root, heading, text, letters]);
  if (made !== written) await writeFiles(root, plan);
  written = made;
  return heading
    ? lackingIn(heading, ...headings)
        .filter((each) => /\p{L}/u.test(each))
        .join('')
    : '';
}
