import { join } from 'node:path';
import { contentFiles } from '../../content/read/contentFiles';
import {
  type ContentText,
  contentTexts,
} from '../../content/read/contentTexts';
import { agencyKind } from '../../content/shape/kinds/agency';
import { parseSubset, subsetsFor } from './fontPackage';
import { fontFor } from './outlineText';
import { readTypefaces, type Role, type Typeface } from './typefaces';

/**
 * The typeface of each role, `undefined` for the system font, and the texts of
 * the content.
 */
export interface FontPlan extends Partial<Record<Role, Typeface>> {
  texts: ContentText[];

  /**
   * Whether the content is in Chinese, Japanese or Korean, whose characters are
   * too many for a web font.
   */
  isCjk: boolean;
}

function isCjkLanguage(language: unknown): boolean {
  try {
    // zh → zh-Hans-CN
    const { script = '' } = new Intl.Locale(String(language)).maximize();

    return ['Hans', 'Hant', 'Jpan', 'Kore'].includes(script);
  } catch {
    // checkContent reports an invalid language.
    return false;
  }
}

export const lettersIn = (text: string): string =>
  text.replace(/[^\p{L}\p{M}]/gu, '');

export function charactersWithoutGlyph(
  { fontPackage, faces }: Typeface,
  text: string,
): string {
  // White space, control characters, and others such as the soft hyphen, need
  // no glyph.
  const visible = text.replace(
    /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu,
    '',
  );
  const subsets = subsetsFor(fontPackage, visible);
  // All faces of a typeface have the same characters.
  const fonts = subsets.map((subset) =>
    parseSubset(fontPackage, subset, faces[0].suffix),
  );

  return [...new Set(visible)]
    .filter((character) => !fontFor(character, fonts))
    .join('');
}

export const textsOf = (
  role: Role,
  texts: readonly ContentText[],
): ContentText[] =>
  texts.filter(({ isHeading }) => isHeading === (role === 'heading'));
export const joinTexts = (texts: readonly ContentText[]): string =>
  texts.map(({ text }) => text).join('');

/**
 * Chooses the typeface of each role. If the heading typeface lacks many
 * letters, headings may use the text typeface.
 */
export function fontPlan(root = '.'): FontPlan {
  const files = contentFiles(join(root, 'content'));
  const texts = contentTexts(files);
  const { language } = files.document(agencyKind.path).fields;

  if (isCjkLanguage(language)) return { texts, isCjk: true };

  const covers = (typeface: Typeface, role: Role): boolean => {
    const letters = joinTexts(textsOf(role, texts)).match(/\p{L}/gu) ?? [];
    const missing = charactersWithoutGlyph(typeface, letters.join(''));
    const missingLetters = letters.filter((letter) => missing.includes(letter));

    // Up to 4 % may be missing, because a few words of the content may be in
    // another script.
    return missingLetters.length <= letters.length * 0.04;
  };

  const typefaces = readTypefaces(root);

  return {
    texts,
    isCjk: false,
    // The heading typeface is first.
    heading: typefaces.find((each) => covers(each, 'heading')),
    text: typefaces.find(
      (each) => each.role === 'text' && covers(each, 'text'),
    ),
  };
}
