import { join } from 'node:path';
import { contentFiles } from '../../content/read/contentFiles';
import { type ContentText, contentTexts } from '../../content/read/contentTexts';
import { agencyKind } from '../../content/shape/kinds/agency';
import { visibleCodePoints } from './codePoints';
import { codePointsInFile, subsetsFor } from './fontPackage';
import { readTypefaces, type Role, type Typeface } from './typefaces';

/** The texts of the content, and the typefaces of headings and text; `undefined` if they use the system font. */
export interface FontPlan extends Partial<Record<Role, Typeface>> {
  texts: ContentText[];
  /** Whether the content is in Chinese, Japanese or Korean, whose characters are too many for a web font. */
  isCjk: boolean;
}

/** Maximum share of a role's letters that its typeface may lack, so that a few words may be in another script. */
const MAX_MISSING_SHARE = 0.04;

const CJK_SCRIPTS = ['Hans', 'Hant', 'Jpan', 'Kore'];
/** Returns the script of a language: `Latn` for `de`. */
const scriptOf = (language: unknown): string => {
  try {
    return new Intl.Locale(String(language)).maximize().script ?? '';
  } catch {
    // checkContent reports an invalid language.
    return '';
  }
};

/** Returns the distinct characters of texts for which a typeface has no glyph. */
export function charactersWithoutGlyph(typeface: Typeface, ...texts: string[]): string[] {
  const { fontPackage, faces } = typeface;
  const codePoints = visibleCodePoints(...texts);
  const suffix = faces[0]?.suffix ?? '';
  const subsets = subsetsFor(fontPackage, codePoints);
  const supported = new Set(subsets.flatMap((name) => codePointsInFile(fontPackage, name, suffix)));
  return [...codePoints]
    .filter((code) => !supported.has(code))
    .map((code) => String.fromCodePoint(code));
}

export const textsForRole = (role: Role, texts: readonly ContentText[]): string[] =>
  texts.filter(({ isHeading }) => isHeading === (role === 'heading')).map(({ text }) => text);

/** Letters and accents of the content for which the typeface of a role has no glyph. */
export type MissingGlyphs = Record<Role, string>;

/** Returns the letters that each typeface lacks, and none for a role that uses the system font. */
export function missingGlyphs({ texts, heading, text }: FontPlan): MissingGlyphs {
  const letters = texts.map((content) => content.text.replace(/[^\p{L}\p{M}]/gu, ''));
  const missingIn = (typeface?: Typeface): string =>
    typeface ? charactersWithoutGlyph(typeface, ...letters).join('') : '';
  return { heading: missingIn(heading), text: missingIn(text) };
}

/** Whether a typeface has glyphs for enough letters of the texts of a role. */
function covers(typeface: Typeface, role: Role, content: readonly ContentText[]): boolean {
  const texts = textsForRole(role, content);
  const missing = new Set(charactersWithoutGlyph(typeface, ...texts));
  const letters = texts.join('').match(/\p{L}/gu) ?? [];
  const missingLetters = letters.filter((letter) => missing.has(letter));
  return missingLetters.length <= letters.length * MAX_MISSING_SHARE;
}

/** Chooses typefaces with glyphs for the content. Headings may use the text typeface. @param root the folder of the project */
export function fontPlan(root = '.'): FontPlan {
  const files = contentFiles(join(root, 'content'));
  const texts = contentTexts(files);
  const script = scriptOf(files.document(agencyKind.path).fields.language);
  if (CJK_SCRIPTS.includes(script)) return { texts, isCjk: true };
  const typefaces = readTypefaces(root);
  return {
    texts,
    isCjk: false,
    heading: typefaces.find((each) => covers(each, 'heading', texts)),
    text: typefaces.find((each) => each.role === 'text' && covers(each, 'text', texts)),
  };
}
