import { join } from 'node:path';
import { fieldProblem, suggestion, type Problem } from '../../content/check/problem';
import { contentFiles, type ContentFiles } from '../../content/read/contentFiles';
import type { ContentText } from '../../content/read/contentTexts';
import type { FieldPath } from '../../content/read/readDocument';
import { agencyKind } from '../../content/shape/kinds/agency';
import { brandKind } from '../../content/shape/kinds/brand';
import { FORMATS } from '../../content/shape/formats';
import { findPackage, installedTypefaces } from './fontPackage';
import { charactersWithoutGlyph, type FontPlan, fontPlan, joinTexts, lettersIn } from './fontPlan';
import { readTypefaces, type Role, ROLES, type Typeface, typefaceNames } from './typefaces';

const SYSTEM_TYPEFACE = 'the typeface of the visitor’s system';
const MAX_LISTED = 8;

const formatCharacters = (text: string): string => {
  const characters = [...new Set(text)];
  const unlisted = characters.length - MAX_LISTED;
  return characters.slice(0, MAX_LISTED).join(' ') + (unlisted > 0 ? ` and ${unlisted} more` : '');
};

const warning = (files: ContentFiles, file: string, path: FieldPath, message: string): Problem => ({
  file,
  warning: true,
  ...fieldProblem(files.document(file), path, message),
});

function notInstalled(role: Role, name: string, files: ContentFiles): Problem {
  const didYouMean = suggestion(name, installedTypefaces(), '');
  const command = `Run: npm install @fontsource-variable/${name} (if npm does not find it: npm install @fontsource/${name})`;
  const message = [`"${name}" is not installed.`, didYouMean, command].filter(Boolean).join(' ');
  const file = brandKind.path;
  return { file, ...fieldProblem(files.document(file), ['typefaces', role], message) };
}

function unusedTypeface(typeface: Typeface, plan: FontPlan, files: ContentFiles): Problem[] {
  const { role, family } = typeface;
  // `plan.heading` is the text typeface if the heading typeface lacks letters.
  const used = plan[role];
  if (used?.role === role) return [];
  const texts = plan.texts.filter(({ isHeading }) => isHeading === (role === 'heading'));
  const missing = charactersWithoutGlyph(typeface, joinTexts(texts));
  const first = texts.find(({ text }) => [...missing].some((letter) => text.includes(letter)));
  const subject = role === 'heading' ? 'All headings are' : 'All text is';
  const message = `${family} lacks letters of the content: ${formatCharacters(missing)} (first in ${first?.file}:${first?.line}). ${subject} set in ${used?.family ?? SYSTEM_TYPEFACE}. docs/make-it-yours.md lists typefaces by script.`;
  return [warning(files, brandKind.path, ['typefaces', role], message)];
}

function missingGlyphsByField(plan: FontPlan, files: ContentFiles): Problem[] {
  const fields = new Map<string, ContentText & { family: string; missing: string }>();
  for (const text of plan.texts) {
    const typeface = plan[text.isHeading ? 'heading' : 'text'];
    if (!typeface) continue;
    // The texts of a body have the same key, so that they share one warning.
    const key = [text.file, text.isHeading, ...text.path].join();
    const missing = charactersWithoutGlyph(typeface, text.text);
    const field = fields.get(key) ?? { ...text, family: typeface.family, missing: '' };
    if (missing) fields.set(key, { ...field, missing: field.missing + missing });
  }
  return [...fields.values()].map(({ file, line, path, isHeading, family, missing }) => {
    // A missing letter changes the typeface of its whole word or heading; another character, such as ☃, only its own.
    const subjectWithLetter = isHeading ? 'The whole heading is' : 'Words with them are';
    const subject = lettersIn(missing) ? subjectWithLetter : 'They are';
    const message = `has characters that ${family} lacks: ${formatCharacters(missing)}. ${subject} set in ${SYSTEM_TYPEFACE}.`;
    const isBody = path.length === 0;
    return isBody ? { file, warning: true, line, message } : warning(files, file, path, message);
  });
}

export function checkTypefaces(root = '.'): Problem[] {
  const files = contentFiles(join(root, 'content'));
  const names = typefaceNames(root);
  const missingRoles = ROLES.filter((role) => !findPackage(names[role]));
  if (missingRoles.length > 0) {
    // checkContent reports names with a wrong format.
    const wellFormed = missingRoles.filter((role) => FORMATS.typeface.fits(names[role]));
    return wellFormed.map((role) => notInstalled(role, names[role], files));
  }
  const plan = fontPlan(root);
  if (plan.isCjk) {
    const message = `is written in more characters than a website can load. Everything is set in ${SYSTEM_TYPEFACE}.`;
    return [warning(files, agencyKind.path, ['language'], message)];
  }
  const unused = readTypefaces(root).flatMap((typeface) => unusedTypeface(typeface, plan, files));
  return [...unused, ...missingGlyphsByField(plan, files)];
}
