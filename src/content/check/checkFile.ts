import type { ContentFiles } from '../read/contentFiles';
import {
  readDocument,
  TOO_MANY_MARKS,
  type ContentDocument,
} from '../read/readDocument';
import { isLeftOut } from '../read/isLeftOut';
import type { Body, Kind } from '../shape/fields';
import { kindOf } from '../shape/kinds';
import { agencyKind } from '../shape/kinds/agency';
import { redirectsKind } from '../shape/kinds/redirects';
import { checkAgency } from './checkAgency';
import { checkRedirects } from './checkRedirects';
import { checkAddress } from './folder/checkAddress';
import { checkFolderGroups } from './folder/checkFolderGroups';
import { checkBody } from './body/checkBody';
import { checkPictures } from './body/checkPictures';
import { checkFields } from './fields/checkFields';
import type { CheckReference } from './fields/validateFields';
import { checkLinks } from './body/checkLinks';
import { checkSyntax } from './fields/checkSyntax';
import { findTypos, type TypoProblem } from './fields/findTypos';
import { codeOf } from './hiddenCharacters';
import { findMisread } from './misread';
import { firstProblems, isError, type LineProblem } from './problem';

const CONFLICT =
  'a merge conflict was left here: two versions of the same lines, one above the other. Keep one version. Delete the other version, and the lines that begin with <<<<<<<, ======= and >>>>>>>.';
const WRONG_ENCODING =
  'has a letter that was lost, because the file was not saved as UTF-8. Open the file in a text editor, choose Save as with the encoding UTF-8, and type the letter again if it is still missing.';

const NOT_UTF_8 =
  'cannot be read, because the file was not saved as UTF-8. Open the file in a text editor, and choose Save as with the encoding UTF-8.';
const TOO_MANY_ACCENTS =
  'has a letter with more than 30 accents or other marks on it. Delete the letter, and type it again.';

/** Reports each merge conflict once, at its first marker. */
function checkConflicts({ lines }: ContentDocument): LineProblem[] {
  let isInConflict = false;

  return lines.flatMap((text, index) => {
    const [marker] = /^(<{7}|>{7})(?= |$)/.exec(text) ?? [];

    if (!marker) return [];

    // If somebody has deleted the line <<<<<<<, the first marker is >>>>>>>.
    const isFirstMarker = !isInConflict;

    isInConflict = marker === '<<<<<<<';

    return isFirstMarker ? { line: index + 1, message: CONFLICT } : [];
  });
}

/**
 * Whether a file is saved as UTF-16, as Windows PowerShell does. If every
 * letter is Latin, half of the bytes are 0; a quarter leaves room for other
 * letters.
 */
function isUtf16({ lines }: ContentDocument): boolean {
  const text = lines.join('\n');
  const zeros = text.split('\0').length - 1;

  return zeros > text.length / 4;
}

/** Finds the first line with letters that were lost or misread. */
function checkEncoding({ lines }: ContentDocument): LineProblem[] {
  // A byte that is not UTF-8 is read as U+FFFD.
  const lostIndex = lines.findIndex((text) => text.includes('\ufffd'));

  if (lostIndex !== -1)
    return [{ line: lostIndex + 1, message: WRONG_ENCODING }];

  const misreadIndex = lines.findIndex(findMisread);
  const misread = findMisread(lines[misreadIndex] ?? '');

  if (!misread) return [];

  const { found, original } = misread;
  const message = `has "${found}" in it, which was "${original}" before a program misread the file. Write "${original}", and look for more of these in the file.`;

  return [{ line: misreadIndex + 1, message }];
}

function characterFault(text: string): string | undefined {
  if (TOO_MANY_MARKS.test(text)) return TOO_MANY_ACCENTS;

  // Control characters other than the tab, and private-use characters.
  const [unreadable] = /(?!\t)[\p{Cc}\p{Co}]/u.exec(text) ?? [];

  if (unreadable)
    return `has an unreadable character (${codeOf(unreadable)}). Delete it.`;

  // Line separators of other programs, and characters that reverse the
  // direction of the words after them.
  const [invisible] = /[\u2028\u2029\u202a-\u202e]/u.exec(text) ?? [];

  return (
    invisible && `has an invisible character (${codeOf(invisible)}). Delete it.`
  );
}

function checkCharacters({ lines }: ContentDocument): LineProblem[] {
  return lines.flatMap((text, index) => {
    const message = characterFault(text);

    return message ? { line: index + 1, message } : [];
  });
}

/** Returns those of `problems` in whose lines `others` has no problem. */
function inOtherLines(
  problems: readonly LineProblem[],
  others: readonly LineProblem[],
) {
  const linesOfOthers = new Set(others.map(({ line }) => line));

  return problems.filter(({ line }) => !linesOfOthers.has(line));
}

/** Keeps the first problem of each line. */
function firstOfEachLine(problems: readonly LineProblem[]): LineProblem[] {
  const firstByLine = new Map<number, LineProblem>();

  for (const problem of problems)
    if (!firstByLine.has(problem.line)) firstByLine.set(problem.line, problem);

  return [...firstByLine.values()];
}

/** Parses a document again with its typos corrected. */
function withCorrectedTypos(
  document: ContentDocument,
  typos: readonly TypoProblem[],
): ContentDocument {
  if (typos.length === 0) return document;

  const lines = [...document.lines];

  for (const { line, correctedLine } of typos) lines[line - 1] = correctedLine;

  return readDocument(lines.join('\n'));
}

/** Returns the shape of a file's body; `bodyOfPage` if it has a group `page`. */
const bodyShapeOf = (
  { body, bodyOfPage }: Kind,
  { fields }: ContentDocument,
): Body | undefined =>
  bodyOfPage && !isLeftOut(fields.page) ? bodyOfPage : body;

/**
 * Checks one file. The editor has no `checkReference`, because it lacks the
 * files that links, pictures, logos and threads need. Then these are not
 * checked.
 */
export async function checkFile(
  path: string,
  files: ContentFiles,
  checkReference?: CheckReference,
) {
  const kind = kindOf(path);

  if (!kind) return [];

  const document = files.document(path);

  if (document.lines.every((line) => line.trim() === '')) {
    const message = `is empty. Write the fields that content/README.md lists under "${kind.label}".`;

    return [{ line: 1, message }];
  }

  if (isUtf16(document)) return [{ line: 1, message: NOT_UTF_8 }];

  const conflicts = checkConflicts(document);

  if (conflicts.length > 0) return firstProblems(conflicts);

  const typos = findTypos(document, kind.fields);
  const corrected = withCorrectedTypos(document, typos);

  const bodyShape = bodyShapeOf(kind, document);

  // A corrected line may have a syntax fault, too.
  const lineProblems = firstOfEachLine([
    ...typos,
    ...checkSyntax(corrected, kind.fields),
  ]);
  const problems = [
    ...checkAddress(path, document),
    ...lineProblems,
    ...(await checkFields(kind.fields, corrected, checkReference)),
    ...(kind === agencyKind ? checkAgency(corrected) : []),
    ...(kind === redirectsKind ? checkRedirects(corrected) : []),
    ...checkBody(bodyShape, document, files),
    ...(await checkPictures(bodyShape, document.body, checkReference)),
    ...(checkReference
      ? [
          ...checkFolderGroups(kind, corrected, files),
          ...checkLinks(path, files),
        ]
      : []),
  ];

  // Messages about other characters of a file in another encoding would be
  // misleading.
  const encodingProblems = checkEncoding(document);

  if (encodingProblems.length > 0)
    return firstProblems([...encodingProblems, ...problems]);

  // The checks of fields also report hidden characters.
  const characterProblems = inOtherLines(
    checkCharacters(document),
    problems.filter(isError),
  );

  return firstProblems([...problems, ...characterProblems]);
}
