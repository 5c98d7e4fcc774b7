import type { Located } from './problem';
import type { ContentDocument } from '../read/readDocument';

/** Controls, and signs that mean something to one program only; a tab is a space like any other. */
const UNREADABLE = /(?!\t)[\p{Cc}\p{Co}]/u;
/** What shapes or parts its neighbours and is nothing by itself, such as a soft hyphen. */
const INVISIBLE = /[\t\p{Default_Ignorable_Code_Point}]/gu;
/** As many as a person looks for one by one. */
const NAMED = 8;

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
const nameOf = (character: string): string =>
  `U+${codeOf(character).toString(16).toUpperCase().padStart(4, '0')}`;

/** The characters of a text that neither typeface has, each once. */
function strangers(text: string, drawn: ReadonlySet<number>): string[] {
  // Composed, because macOS types é as e and an accent, which browsers join again.
  const characters = new Set(text.normalize('NFC').replace(INVISIBLE, ''));
  return [...characters].filter((character) => !drawn.has(codeOf(character)));
}

const LOST =
  'has a letter that was lost, since the file was saved in another encoding than UTF-8. Open it in a text editor, choose Save as and the encoding UTF-8, and write the letter anew if it is still missing.';

function strangeCharacters(lines: readonly string[], drawn: ReadonlySet<number>): Located[] {
  const strange = strangers(lines.join(''), drawn);
  if (strange.length === 0) return [];
  const line = lines.findIndex((text) => strangers(text, drawn).length > 0) + 1;
  const named = strange.slice(0, NAMED).join(' ');
  const more = strange.length > NAMED ? ` and ${strange.length - NAMED} more` : '';
  const message = `has characters that are in neither typeface of the site: ${named}${more}. Browsers show them in another typeface, which looks different from the words around them.`;
  return [{ line, warning: true, message }];
}

/**
 * Characters that nobody can read, and as one warning those that neither typeface of the site has.
 * @param drawn the code points that the typefaces have; without them there is no warning
 */
export function checkCharacters(
  { lines }: ContentDocument,
  drawn?: ReadonlySet<number>,
): Located[] {
  // What the reader puts where bytes are no UTF-8. All else in such a file may be wrong too.
  const lost = lines.findIndex((text) => text.includes('\ufffd'));
  if (lost !== -1) return [{ line: lost + 1, message: LOST }];
  const unreadable = lines.flatMap((text, index) =>
    (UNREADABLE.exec(text) ?? []).map((sign) => ({
      line: index + 1,
      message: `has a sign that nobody can read (${nameOf(sign)}). Delete it.`,
    })),
  );
  return unreadable.length > 0 || !drawn ? unreadable : strangeCharacters(lines, drawn);
}
