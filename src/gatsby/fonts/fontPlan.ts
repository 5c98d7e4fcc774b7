import { join } from 'node:path';
import { contentFiles } from '../../content/read/contentFiles';
import {
  type ContentText,
  contentTexts,
} from '../../content/read/contentTexts';
import { agencyKind } from '../../content/shape/kinds/agency';
import { charactersWithoutGlyph } from './missingGlyphs';
import type { Role } from './role';
import { readTypefaces, type Typeface } from './typefaces';

/** The typefaces that the site uses, and the texts for which it uses them. */
export interface FontPlan {
  /**
   * The typeface that each role uses. Headings may use the typeface that
   * brand.md names for text. A role without a typeface uses the system font.
   */
  used: Partial<Record<Role, Typeface>>;

  /** All texts of the content. */
  texts: ContentText[];

  /**
   * Whether the content is in Chinese, Japanese or Korean, whose characters are
   * too many for a web font.
   */
  isCjk: boolean;
}

/** Scripts of Chinese, Japanese and Korean (ISO 15924). */
const CJK_SCRIPTS = ['Hans', 'Hant', 'Jpan', 'Kore'];

/**
 * Maximum share of the letters of a role's texts that its typeface may lack. A
 * few words may be in another script.
 */
const MAX_MISSING = 0.04;

function isCjkLanguage(language: unknown): boolean {
  try {
    // `maximize` adds the script: zh → zh-Hans-CN.
    const { script = '' } = new Intl.Locale(String(language)).maximize();

    return CJK_SCRIPTS.includes(script);
  } catch {
    // checkContent reports an invalid language.
    return false;
  }
}

export const roleOf = ({ isHeading }: ContentText): Role =>
  isHeading ? 'heading' : 'text';

export const textsOf = (
  role: Role,
  texts: readonly ContentText[],
): ContentText[] => texts.filter((text) => roleOf(text) === role);

/** Returns the characters of texts, each as often as it occurs. */
export const charactersOf = (texts: readonly ContentText[]): string =>
  texts.map(({ text }) => text).join('');

/** Whether a typeface has almost all letters of the texts. */
function covers(typeface: Typeface, texts: readonly ContentText[]): boolean {
  const letters = charactersOf(texts).match(/\p{L}/gu) ?? [];
  const missing = charactersWithoutGlyph(typeface, letters.join(''));
  const missingLetters = letters.filter((letter) => missing.includes(letter));

  return missingLetters.length <= letters.length * MAX_MISSING;
}

/**
 * Chooses the typeface that each role uses. If the heading typeface lacks too
 * many letters of the headings, headings use the text typeface or, if that
 * lacks too many of them, too, the system font.
 */
export function fontPlan(root = '.'): FontPlan {
  const files = contentFiles(join(root, 'content'));
  const texts = contentTexts(files);
  const { language } = files.document(agencyKind.path).fields;

  if (isCjkLanguage(language)) return { used: {}, texts, isCjk: true };

  // The heading typeface is first, so headings prefer it.
  const typefaces = readTypefaces(root);
  const textTypefaces = typefaces.filter(
    ({ chosenFor }) => chosenFor === 'text',
  );

  const headings = textsOf('heading', texts);
  const otherTexts = textsOf('text', texts);

  const used = {
    heading: typefaces.find((typeface) => covers(typeface, headings)),
    text: textTypefaces.find((typeface) => covers(typeface, otherTexts)),
  };

  return { used, texts, isCjk: false };
}
