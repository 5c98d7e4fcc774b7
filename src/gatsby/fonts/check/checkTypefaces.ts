import { join } from 'node:path';
import {
  fieldProblem,
  suggestion,
  type Problem,
} from '../../../content/check/problem';
import {
  contentFiles,
  type ContentFiles,
} from '../../../content/read/contentFiles';
import { FORMATS } from '../../../content/shape/formats';
import { agencyKind } from '../../../content/shape/kinds/agency';
import { brandKind } from '../../../content/shape/kinds/brand';
import { findPackage, installedPackageIds } from '../fontPackage';
import { fontPlan } from '../fontPlan';
import { type Role, ROLES } from '../role';
import { readTypefaces, typefaceIds } from '../typefaces';
import { missingCharacters } from './missingCharacters';
import { SYSTEM_TYPEFACE, typefaceWarning } from './typefaceWarning';
import { unusedTypefaces } from './unusedTypefaces';

function uninstalledProblem(
  role: Role,
  id: string,
  files: ContentFiles,
): Problem {
  // '' if no id is similar
  const didYouMean = suggestion(id, installedPackageIds(), '');

  const message = [
    `"${id}" is not installed.`,
    didYouMean,
    `Run: npm install @fontsource-variable/${id}`,
    `(if npm does not find it: npm install @fontsource/${id})`,
  ]
    .filter(Boolean)
    .join(' ');

  const file = brandKind.path;
  const document = files.document(file);

  return { file, ...fieldProblem(document, ['typefaces', role], message) };
}

/**
 * Checks the typefaces of brand.md: that they are installed, and that they have
 * the letters of the content. Missing letters are only warnings.
 * @param root of the project
 */
export function checkTypefaces(root = '.'): Problem[] {
  const files = contentFiles(join(root, 'content'));
  const ids = typefaceIds(root);
  const uninstalled = ROLES.filter((role) => !findPackage(ids[role]));

  if (uninstalled.length > 0)
    return (
      uninstalled
        // checkContent reports ids with a wrong format.
        .filter((role) => FORMATS.typeface.fits(ids[role]))
        .map((role) => uninstalledProblem(role, ids[role], files))
    );

  const plan = fontPlan(root);

  if (plan.isCjk) {
    const message =
      'is written in more characters than a website can load. ' +
      `Everything is set in ${SYSTEM_TYPEFACE}.`;

    return [typefaceWarning(files, agencyKind.path, ['language'], message)];
  }

  return [
    ...unusedTypefaces(readTypefaces(root), plan, files),
    ...missingCharacters(plan, files),
  ];
}
