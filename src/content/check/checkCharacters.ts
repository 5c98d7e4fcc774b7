import type { LineProblem } from './problem';
import type { ContentDocument } from '../read/readDocument';

/** Matches a control or private-use character, except the tab. */
const UNREADABLE = /(?!\t)[\p{Cc}\p{Co}]/u;
const WRONG_ENCODING =
  'has a letter that was lost, because the file was not saved as UTF-8. Open the file in a text editor, choose Save as with the encoding UTF-8, and type the letter again if it is still missing.';

export function checkCharacters({ lines }: ContentDocument): LineProblem[] {
  // A byte that is not UTF-8 is read as U+FFFD. Messages about other characters of such a file would be misleading.
  const lostLetter = lines.findIndex((text) => text.includes('\ufffd'));
  if (lostLetter !== -1) return [{ line: lostLetter + 1, message: WRONG_ENCODING }];
  return lines.flatMap((text, index) => {
    const code = UNREADABLE.exec(text)?.[0].codePointAt(0)?.toString(16).toUpperCase();
    if (code === undefined) return [];
    const message = `has an unreadable character (U+${code.padStart(4, '0')}). Delete it.`;
    return { line: index + 1, message };
  });
}
