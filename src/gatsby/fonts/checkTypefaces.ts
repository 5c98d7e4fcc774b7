import { join } from 'node:path';
import {
  fieldProblem,
  suggestion,
  type Problem,
} from '../../content/check/problem';
import {
  contentFiles,
  type ContentFiles,
} from '../../content/read/contentFiles';
import type { ContentText } from '../../content/read/contentTexts';
import type { FieldPath } from '../../content/read/fieldPlaces';
import { agencyKind } from '../../content/shape/kinds/agency';
import { brandKind } from '../../content/shape/kinds/brand';
import { FORMATS } from '../../content/shape/formats';
import { findPackage, installedTypefaces } from './fontPackage';
import {
  charactersWithoutGlyph,
  type FontPlan,
  fontPlan,
  lettersIn,
  textsOf,
} from './fontPlan';
import {
  readTypefaces,
  type Role,
  ROLES,
  type Typeface,
  typefaceNames,
} from './typefaces';

const SYSTEM_TYPEFACE = 'the typeface of the visitor’s system';
const MAX_LISTED = 8; // characters in a message

const formatCharacters = (text: string): string => {
  const characters = [...new Set(text)];
  const unlisted = characters.length - MAX_LISTED;

  return (
    characters.slice(0, MAX_LISTED).join(' ') +
    (unlisted > 0 ? ` and ${unlisted} more` : '')
  );
};

const warning = (
  files: ContentFiles,
  file: string,
  path: FieldPath,
  message: string,
): Problem => ({
  file,
  warning: true,
  ...fieldProblem(files.document(file), path, message),
});

function uninstalledProblem(
  role: Role,
  name: string,
  files: ContentFiles,
): Problem {
  // '' if no name is similar
  const didYouMean = suggestion(name, installedTypefaces(), '');
  const command = `Run: npm install @fontsource-variable/${name} (if npm does not find it: npm install @fontsource/${name})`;
  const message = [`"${name}" is not installed.`, didYouMean, command]
    .filter(Boolean)
    .join(' ');
  const file = brandKind.path;

  return {
    file,
    ...fieldProblem(files.document(file), ['typefaces', role], message),
  };
}

function unusedProblems(
  typeface: Typeface,
  plan: FontPlan,
  files: ContentFiles,
): Problem[] {
  const { role, family } = typeface;
  // `plan.heading` may be the text typeface: headings use it if the heading
  // typeface lacks many letters.
  const used = plan[role];

  if (used?.role === role) return [];
  const texts = textsOf(role, plan.texts);
  const letters = lettersIn(texts.map(({ text }) => text).join(''));
  const missing = charactersWithoutGlyph(typeface, letters);
  const first = texts.find(({ text }) =>
    [...missing].some((letter) => text.includes(letter)),
  );
  const subject = role === 'heading' ? 'All headings are' : 'All text is';
  const message = `${family} lacks letters of the content: ${formatCharacters(missing)} (first in ${first?.file}:${first?.line}). ${subject} set in ${used?.family ?? SYSTEM_TYPEFACE}. docs/make-it-yours.md lists typefaces by script.`;

  return [warning(files, brandKind.path, ['typefaces', role], message)];
}

function glyphProblems(plan: FontPlan, files: ContentFiles): Problem[] {
  const places = new Map<
    string,
    ContentText & { family: string; missing: string }
  >();

  for (const found of plan.texts) {
    const typeface = plan[found.isHeading ? 'heading' : 'text'];

    if (!typeface) continue;
    // The headings of a body share one warning, and so do its other texts: they
    // have the same key.
    const key = [found.file, found.isHeading, ...found.path].join();
    const missing = charactersWithoutGlyph(typeface, found.text);
    const place = places.get(key) ?? {
      ...found,
      family: typeface.family,
      missing: '',
    };

    if (missing)
      places.set(key, { ...place, missing: place.missing + missing });
  }

  return [...places.values()].map(
    ({ file, line, path, isHeading, family, missing }) => {
      // For a missing letter, the whole word or heading changes its typeface;
      // for a symbol such as ☃, only the symbol does.
      const subjectIfLetter = isHeading
        ? 'The whole heading is'
        : 'Words with them are';
      const subject = lettersIn(missing) ? subjectIfLetter : 'They are';
      const message = `has characters that ${family} lacks: ${formatCharacters(missing)}. ${subject} set in ${SYSTEM_TYPEFACE}.`;
      const isBody = path.length === 0;

      return isBody
        ? { file, warning: true, line, message }
        : warning(files, file, path, message);
    },
  );
}

export function checkTypefaces(root = '.'): Problem[] {
  const files = contentFiles(join(root, 'content'));
  const names = typefaceNames(root);
  const rolesWithoutPackage = ROLES.filter((role) => !findPackage(names[role]));

  if (rolesWithoutPackage.length > 0) {
    // checkContent reports names with a wrong format.
    const wellFormed = rolesWithoutPackage.filter((role) =>
      FORMATS.typeface.fits(names[role]),
    );

    return wellFormed.map((role) =>
      uninstalledProblem(role, names[role], files),
    );
  }

  const plan = fontPlan(root);

  if (plan.isCjk) {
    const message = `is written in more characters than a website can load. Everything is set in ${SYSTEM_TYPEFACE}.`;

    return [warning(files, agencyKind.path, ['language'], message)];
  }

  const unused = readTypefaces(root).flatMap((typeface) =>
    unusedProblems(typeface, plan, files),
  );

  return [...unused, ...glyphProblems(plan, files)];
}
