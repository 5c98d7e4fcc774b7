import type { Located } from './problem';
import type { ContentDocument } from '../read/readDocument';

/** Control and private-use characters, except the tab. */
const UNREADABLE = /(?!\t)[\p{Cc}\p{Co}]/u;
/** Characters without a glyph, such as the soft hyphen. */
const INVISIBLE = /[\t\p{Default_Ignorable_Code_Point}]/gu;
/** Maximum number of characters that a message lists. */
const MAX_LISTED = 8;

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
const nameOf = (character: string): string =>
  `U+${codeOf(character).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns the characters of a text that neither typeface has, without duplicates. */
function missingGlyphs(text: string, drawn: ReadonlySet<number>): string[] {
  // NFC, because macOS may write é as e and a combining accent, which browsers compose.
  const characters = new Set(text.normalize('NFC').replace(INVISIBLE, ''));
  return [...characters].filter((character) => !drawn.has(codeOf(character)));
}

const LOST =
  'has a letter that was lost, since the file was saved in another encoding than UTF-8. Open it in a text editor, choose Save as and the encoding UTF-8, and write the letter anew if it is still missing.';

function glyphWarning(lines: readonly string[], drawn: ReadonlySet<number>): Located[] {
  const missing = missingGlyphs(lines.join(''), drawn);
  if (missing.length === 0) return [];
  const line = lines.findIndex((text) => missingGlyphs(text, drawn).length > 0) + 1;
  const listed = missing.slice(0, MAX_LISTED).join(' ');
  const more = missing.length > MAX_LISTED ? ` and ${missing.length - MAX_LISTED} more` : '';
  const message = `has characters that are in neither typeface of the site: ${listed}${more}. Browsers show them in another typeface, which looks different from the words around them.`;
  return [{ line, warning: true, message }];
}

/**
 * Finds unreadable characters or, if there are none, returns one warning about characters that neither typeface has.
 * @param drawn the code points of the typefaces. Without it, there is no warning.
 */
export function checkCharacters(
  { lines }: ContentDocument,
  drawn?: ReadonlySet<number>,
): Located[] {
  // U+FFFD stands for bytes that are no UTF-8. Other messages about such a file would mislead.
  const lost = lines.findIndex((text) => text.includes('\ufffd'));
  if (lost !== -1) return [{ line: lost + 1, message: LOST }];
  const unreadable = lines.flatMap((text, index) =>
    (UNREADABLE.exec(text) ?? []).map((sign) => ({
      line: index + 1,
      message: `has a sign that nobody can read (${nameOf(sign)}). Delete it.`,
    })),
  );
  return unreadable.length > 0 || !drawn ? unreadable : glyphWarning(lines, drawn);
}
