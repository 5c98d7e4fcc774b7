import { hiddenCharacters, withoutHiddenCharacters } from './hiddenCharacters';

const OTHER_ACCENTS =
  'and the accents in the name of the file are stored in another way. Name the file in small letters from a to z without accents, and write that name here.';
const RENAME =
  'Name the file in small letters from a to z and hyphens, and write that name here.';

/**
 * Returns a name as people see it, in one spelling. macOS may write an accented
 * letter as a letter and a combining accent.
 */
const visibleForm = (name: string): string =>
  withoutHiddenCharacters(name.normalize());

/** Whether two different names look the same. */
export const isTwin = (name: string, other: string): boolean =>
  name !== other && visibleForm(name) === visibleForm(other);

/**
 * Returns the end of a message about a name that looks the same as the name of
 * a file.
 */
export function twinFault(fileName: string): string {
  const hidden = hiddenCharacters(fileName, 'program');

  return hidden
    ? `and the name of the file has ${hidden}. ${RENAME}`
    : OTHER_ACCENTS;
}
