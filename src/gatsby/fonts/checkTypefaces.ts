import { join } from 'node:path';
import { suggestion } from '../../content/check/nearest';
import { fieldProblem, type Problem } from '../../content/check/problem';
import { contentFiles, type ContentFiles } from '../../content/read/contentFiles';
import type { ContentText } from '../../content/read/contentTexts';
import { agency } from '../../content/shape/kinds/agency';
import { brand } from '../../content/shape/kinds/brand';
import { FORMATS } from '../../content/shape/formats';
import { installedTypefaces } from './fontPackage';
import { type FontPlan, fontPlan, missingCharacters } from './fontPlan';
import { readTypefaces, type Role, type Typeface, typefaceNames } from './typefaces';

const SYSTEM = 'the typeface of the visitor’s system';

/** Maximum number of missing characters that a message lists. */
const MAX_LISTED = 8;

const listed = (characters: readonly string[]): string => {
  const more = characters.length - MAX_LISTED;
  return `${characters.slice(0, MAX_LISTED).join(' ')}${more > 0 ? ` and ${more} more` : ''}`;
};

function notInstalled(role: Role, name: string, { document }: ContentFiles): Problem {
  const install = (scope: string): string => `npm install @fontsource${scope}/${name}`;
  const message = `"${name}" is not installed. ${suggestion(name, installedTypefaces(), '')} Run: ${install('-variable')} (if npm does not find it: ${install('')})`;
  return {
    file: brand.path,
    ...fieldProblem(document(brand.path), ['typefaces', role], message.replace('  ', ' ')),
  };
}

/** Returns a warning if the site does not use a typeface because it has no glyphs for too many letters of the content. */
function unusedTypeface(typeface: Typeface, plan: FontPlan, { document }: ContentFiles): Problem[] {
  const { role, family } = typeface;
  if (plan[role] === typeface) return [];
  const texts = plan.texts.filter(({ isHeading }) => isHeading === (role === 'heading'));
  const missing = missingCharacters(typeface, ...texts.map(({ text }) => text));
  const first = texts.find(({ text }) => missing.some((character) => text.includes(character)));
  const words = role === 'heading' ? 'All headings are' : 'All text is';
  const substitute = plan[role] ? plan[role].family : SYSTEM;
  const message = `${family} lacks letters of the content: ${listed(missing)} (first in ${first?.file}:${first?.line}). ${words} set in ${substitute}. docs/make-it-yours.md lists typefaces by script.`;
  const place = fieldProblem(document(brand.path), ['typefaces', role], message);
  return [{ file: brand.path, warning: true, ...place }];
}

/** Returns a warning for each field with characters for which its typeface has no glyph. */
function missingGlyphsByField(plan: FontPlan, { document }: ContentFiles): Problem[] {
  const fields = new Map<string, ContentText & { family: string; missing: Set<string> }>();
  for (const each of plan.texts) {
    const typeface = plan[each.isHeading ? 'heading' : 'text'];
    const characters = typeface ? missingCharacters(typeface, each.text) : [];
    if (!typeface || characters.length === 0) continue;
    const key = [each.file, each.isHeading, ...each.steps].join();
    const { missing = [] } = fields.get(key) ?? {};
    const all = new Set([...missing, ...characters]);
    fields.set(key, { ...each, ...fields.get(key), family: typeface.family, missing: all });
  }
  return [...fields.values()].map(({ file, line, steps, isHeading, family, missing }) => {
    const hasLetter = /[\p{L}\p{M}]/u.test([...missing].join(''));
    const whole = isHeading ? 'The whole heading is' : 'Words with them are';
    const message = `has characters that ${family} lacks: ${listed([...missing])}. ${hasLetter ? whole : 'They are'} set in ${SYSTEM}.`;
    const place =
      steps.length > 0 ? fieldProblem(document(file), steps, message) : { line, message };
    return { file, warning: true, ...place };
  });
}

/**
 * Checks that the typefaces of the site are installed and have glyphs for all characters of the content.
 * @param root the folder of the project
 */
export function checkTypefaces(root = '.'): Problem[] {
  const files = contentFiles(join(root, 'content'));
  const names = typefaceNames(root);
  const installed = readTypefaces(root);
  const notFound = (['heading', 'text'] as const).filter(
    (role) => !installed.some((typeface) => typeface.role === role),
  );
  // checkContent reports names with a wrong format.
  const wellFormed = notFound.filter((role) => FORMATS.typeface.fits(names[role]));
  if (notFound.length > 0) return wellFormed.map((role) => notInstalled(role, names[role], files));
  const plan = fontPlan(root);
  if (plan.isIdeographic) {
    const message = `is written in more characters than a website can load. Everything is set in ${SYSTEM}.`;
    const place = fieldProblem(files.document(agency.path), ['language'], message);
    return [{ file: agency.path, warning: true, ...place }];
  }
  return [
    ...installed.flatMap((typeface) => unusedTypeface(typeface, plan, files)),
    ...missingGlyphsByField(plan, files),
  ];
}
