import type { Located } from './problem';
import type { ContentDocument } from '../read/readDocument';

/** Control and private-use characters, except the tab. */
const UNREADABLE = /(?!\t)[\p{Cc}\p{Co}]/u;
const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const LOST =
  'has a letter that was lost, since the file was saved in another encoding than UTF-8. Open it in a text editor, choose Save as and the encoding UTF-8, and write the letter anew if it is still missing.';

/** Finds unreadable characters. */
export function checkCharacters({ lines }: ContentDocument): Located[] {
  // U+FFFD stands for bytes that are no UTF-8. Other messages about such a file would mislead.
  const lost = lines.findIndex((text) => text.includes('\ufffd'));
  if (lost !== -1) return [{ line: lost + 1, message: LOST }];
  return lines.flatMap((text, index) =>
    (UNREADABLE.exec(text) ?? []).map((sign) => ({
      line: index + 1,
      message: `has a sign that nobody can read (${nameOf(sign)}). Delete it.`,
    })),
  );
}
