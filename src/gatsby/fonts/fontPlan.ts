import { join } from 'node:path';
import { contentFiles } from '../../content/read/contentFiles';
import { type ContentText, contentTexts } from '../../content/read/contentTexts';
import { agency } from '../../content/shape/kinds/agency';
import { drawnBy } from './drawnBy';
import { lettersOf } from './lettersOf';
import { readTypefaces, type Role, type Typeface } from './typefaces';

/** Which typeface sets the headings and the text of the content; none where the system's typeface does. */
export interface FontPlan extends Partial<Record<Role, Typeface>> {
  texts: ContentText[];
  /** Whether the language is written in characters that are too many for a font file. */
  isIdeographic: boolean;
}

/** A typeface that lacks more of the letters is not used. */
const MOST_LACKING = 0.01;

const IDEOGRAPHIC = ['Hans', 'Hant', 'Jpan', 'Kore'];
const scriptOf = (language: unknown): string => {
  try {
    return new Intl.Locale(String(language)).maximize().script ?? '';
  } catch {
    // The check of the content says what is wrong with it.
    return '';
  }
};

/** Returns the characters of texts that a typeface lacks, each once. */
export function lackingIn(typeface: Typeface, ...texts: string[]): string[] {
  const letters = lettersOf(...texts);
  const drawn = drawnBy(typeface, letters);
  return [...letters].filter((code) => !drawn.has(code)).map((code) => String.fromCodePoint(code));
}

function suits(typeface: Typeface, texts: string[]): boolean {
  const lacking = new Set(lackingIn(typeface, ...texts));
  const letters = texts.join('').match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => lacking.has(letter)).length <= letters.length * MOST_LACKING;
}

/** Chooses typefaces for the content. @param root the folder of the project */
export function fontPlan(root = '.'): FontPlan {
  const files = contentFiles(join(root, 'content'));
  const texts = contentTexts(files);
  const script = scriptOf(files.document(agency.path).fields.language);
  if (IDEOGRAPHIC.includes(script)) return { texts, isIdeographic: true };
  const wordsOf = (role: Role): string[] =>
    texts.filter(({ isHeading }) => isHeading === (role === 'heading')).map(({ text }) => text);
  const typefaces = readTypefaces(root);
  return {
    texts,
    isIdeographic: false,
    heading: typefaces.find((each) => suits(each, wordsOf('heading'))),
    text: typefaces.find((each) => each.role === 'text' && suits(each, wordsOf('text'))),
  };
}
