import type { Located } from './problem';
import type { ContentDocument } from '../read/readDocument';

/** Control and private-use characters, except the tab. */
const UNREADABLE = /(?!\t)[\p{Cc}\p{Co}]/u;
const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const WRONG_ENCODING =
  'has a letter that was lost, since the file was saved in another encoding than UTF-8. Open it in a text editor, choose Save as and the encoding UTF-8, and write the letter anew if it is still missing.';

/** Finds unreadable characters. */
export function checkCharacters({ lines }: ContentDocument): Located[] {
  // U+FFFD replaces bytes that are not UTF-8. Other messages about such a file would be misleading.
  const undecodable = lines.findIndex((text) => text.includes('\ufffd'));
  if (undecodable !== -1) return [{ line: undecodable + 1, message: WRONG_ENCODING }];
  return lines.flatMap((text, index) =>
    (UNREADABLE.exec(text) ?? []).map((character) => ({
      line: index + 1,
      message: `has a sign that nobody can read (${nameOf(character)}). Delete it.`,
    })),
  );
}
