import { fieldProblem, type Problem } from '../../../content/check/problem';
import type { ContentFiles } from '../../../content/read/contentFiles';
import type { FieldPath } from '../../../content/read/fieldPlaces';

/**
 * Phrase for messages. Browsers use this typeface for characters that no
 * typeface of the site has.
 */
export const SYSTEM_TYPEFACE = 'the typeface of the visitor’s system';

const MAX_LISTED = 8; // characters in a message

/** Lists the characters of a text, each once: `☃ 字`. */
export function formatCharacters(text: string): string {
  const characters = [...new Set(text)];
  const listed = characters.slice(0, MAX_LISTED).join(' ');
  const unlisted = characters.length - MAX_LISTED;

  return unlisted > 0 ? `${listed} and ${unlisted} more` : listed;
}

/** Returns a warning about a field of a content file. */
export const typefaceWarning = (
  files: ContentFiles,
  file: string,
  path: FieldPath,
  message: string,
): Problem => ({
  file,
  warning: true,
  ...fieldProblem(files.document(file), path, message),
});
