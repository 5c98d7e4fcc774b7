import { join } from 'node:path';
import { suggestion } from '../../content/check/nearest';
import { fieldProblem, type Problem } from '../../content/check/problem';
import { contentFiles, type ContentFiles } from '../../content/read/contentFiles';
import type { ContentText } from '../../content/read/contentTexts';
import { agency } from '../../content/shape/kinds/agency';
import { brand } from '../../content/shape/kinds/brand';
import { FORMATS } from '../../content/shape/formats';
import { installedTypefaces } from './fontPackage';
import { type FontPlan, fontPlan, lackingIn } from './fontPlan';
import { readTypefaces, type Role, type Typeface, typefaceNames } from './typefaces';

const SYSTEM = 'the typeface of the visitor’s system';

/** As many as a person looks for one by one. */
const NAMED = 8;

const named = (characters: readonly string[]): string => {
  const more = characters.length - NAMED;
  return `${characters.slice(0, NAMED).join(' ')}${more > 0 ? ` and ${more} more` : ''}`;
};

function notInstalled(role: Role, name: string, { document }: ContentFiles): Problem {
  const install = (scope: string): string => `npm install @fontsource${scope}/${name}`;
  const message = `"${name}" is not installed. ${suggestion(name, installedTypefaces(), '')} Run: ${install('-variable')} (if npm does not find it: ${install('')})`;
  return {
    file: brand.path,
    ...fieldProblem(document(brand.path), ['typefaces', role], message.replace('  ', ' ')),
  };
}

/** A typeface that lacks so many letters of the content that it is not used. */
function unused(typeface: Typeface, plan: FontPlan, { document }: ContentFiles): Problem[] {
  const { role, family } = typeface;
  if (plan[role] === typeface) return [];
  const texts = plan.texts.filter(({ isHeading }) => isHeading === (role === 'heading'));
  const lacking = lackingIn(typeface, ...texts.map(({ text }) => text));
  const first = texts.find(({ text }) => lacking.some((character) => text.includes(character)));
  const words = role === 'heading' ? 'All headings are' : 'All text is';
  const other = plan[role] ? plan[role].family : SYSTEM;
  const message = `${family} lacks letters of the content: ${named(lacking)} (first in ${first?.file}:${first?.line}). ${words} set in ${other}. docs/make-it-yours.md lists typefaces by script.`;
  const place = fieldProblem(document(brand.path), ['typefaces', role], message);
  return [{ file: brand.path, warning: true, ...place }];
}

/** Returns warnings of the characters of each field that its typeface lacks. */
function lackingInTexts(plan: FontPlan, { document }: ContentFiles): Problem[] {
  const found = new Map<string, ContentText & { family: string; lacking: Set<string> }>();
  for (const each of plan.texts) {
    const typeface = plan[each.isHeading ? 'heading' : 'text'];
    const characters = typeface ? lackingIn(typeface, each.text) : [];
    if (!typeface || characters.length === 0) continue;
    const key = [each.file, each.isHeading, ...each.steps].join();
    const { lacking = [] } = found.get(key) ?? {};
    const all = new Set([...lacking, ...characters]);
    found.set(key, { ...each, ...found.get(key), family: typeface.family, lacking: all });
  }
  return [...found.values()].map(({ file, line, steps, isHeading, family, lacking }) => {
    const isWhole = isHeading && [...lacking].some((character) => /\p{L}/u.test(character));
    const message = `has characters that ${family} lacks: ${named([...lacking])}. ${isWhole ? 'The whole heading is' : 'They are'} set in ${SYSTEM}.`;
    const place =
      steps.length > 0 ? fieldProblem(document(file), steps, message) : { line, message };
    return { file, warning: true, ...place };
  });
}

/**
 * Checks whether the typefaces of the site are installed and have the letters of the content.
 * @param root the folder of the project
 */
export function checkTypefaces(root = '.'): Problem[] {
  const files = contentFiles(join(root, 'content'));
  const names = typefaceNames(root);
  const installed = readTypefaces(root);
  const missing = (['heading', 'text'] as const).filter(
    (role) => !installed.some((typeface) => typeface.role === role),
  );
  const spelt = missing.filter((role) => FORMATS.typeface.fits(names[role]));
  if (missing.length > 0) return spelt.map((role) => notInstalled(role, names[role], files));
  const plan = fontPlan(root);
  if (plan.isIdeographic) {
    const message = `is written in more characters than a website can load. Everything is set in ${SYSTEM}.`;
    const place = fieldProblem(files.document(agency.path), ['language'], message);
    return [{ file: agency.path, warning: true, ...place }];
  }
  return [
    ...installed.flatMap((typeface) => unused(typeface, plan, files)),
    ...lackingInTexts(plan, files),
  ];
}
