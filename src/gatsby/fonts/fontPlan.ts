import { join } from 'node:path';
import { contentFiles } from '../../content/read/contentFiles';
import { type ContentText, contentTexts } from '../../content/read/contentTexts';
import { agency } from '../../content/shape/kinds/agency';
import { supportedCodePoints } from './supportedCodePoints';
import { codePointsOf } from './codePointsOf';
import { readTypefaces, type Role, type Typeface } from './typefaces';

/** Typefaces of the headings and the text; `undefined` for a role that uses the system font. */
export interface FontPlan extends Partial<Record<Role, Typeface>> {
  texts: ContentText[];
  /** Whether the content is in Chinese, Japanese or Korean, whose characters are too many for a web font. */
  isIdeographic: boolean;
}

/** Maximum share of letters without a glyph. Above it, the typeface is not used. One heading in another script stays below. */
const MAX_MISSING_SHARE = 0.04;

const IDEOGRAPHIC = ['Hans', 'Hant', 'Jpan', 'Kore'];
const scriptOf = (language: unknown): string => {
  try {
    return new Intl.Locale(String(language)).maximize().script ?? '';
  } catch {
    // checkContent reports an invalid language.
    return '';
  }
};

/** Returns the distinct characters of texts for which a typeface has no glyph. */
export function missingCharacters(typeface: Typeface, ...texts: string[]): string[] {
  const codePoints = codePointsOf(...texts);
  const supported = supportedCodePoints(typeface, codePoints);
  return [...codePoints]
    .filter((code) => !supported.has(code))
    .map((code) => String.fromCodePoint(code));
}

/** Returns the texts that use the typeface of a role. */
export const textsForRole = (role: Role, texts: readonly ContentText[]): string[] =>
  texts.filter(({ isHeading }) => isHeading === (role === 'heading')).map(({ text }) => text);

/** Letters and accents of the content for which the typeface of a role has no glyph. */
export type MissingGlyphs = Record<Role, string>;

/** Finds the letters for which the typefaces have no glyph. A role that uses the system font has none. */
export function missingGlyphs({ texts, heading, text }: FontPlan): MissingGlyphs {
  const letters = texts.map((each) => each.text.replace(/[^\p{L}\p{M}]/gu, ''));
  const missingIn = (typeface?: Typeface): string =>
    typeface ? missingCharacters(typeface, ...letters).join('') : '';
  return { heading: missingIn(heading), text: missingIn(text) };
}

/** Whether a typeface has glyphs for enough letters of texts. */
function covers(typeface: Typeface, texts: string[]): boolean {
  const missing = new Set(missingCharacters(typeface, ...texts));
  const letters = texts.join('').match(/\p{L}/gu) ?? [];
  return (
    letters.filter((letter) => missing.has(letter)).length <= letters.length * MAX_MISSING_SHARE
  );
}

/** Chooses typefaces for the content. @param root the folder of the project */
export function fontPlan(root = '.'): FontPlan {
  const files = contentFiles(join(root, 'content'));
  const texts = contentTexts(files);
  const script = scriptOf(files.document(agency.path).fields.language);
  if (IDEOGRAPHIC.includes(script)) return { texts, isIdeographic: true };
  const typefaces = readTypefaces(root);
  return {
    texts,
    isIdeographic: false,
    heading: typefaces.find((each) => covers(each, textsForRole('heading', texts))),
    text: typefaces.find(
      (each) => each.role === 'text' && covers(each, textsForRole('text', texts)),
    ),
  };
}
