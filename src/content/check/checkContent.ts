import type { Brand } from '../../brand/brand';
import { contentFiles, type ContentFiles } from '../read/contentFiles';
import { readDocument, type ContentDocument } from '../read/readDocument';
import { kindOf } from '../shape/kinds';
import { checkAddress } from './checkAddress';
import { checkBody } from './checkBody';
import { checkBrand, parseBrand, threadFault } from './checkBrand';
import { checkCharacters } from './checkCharacters';
import { checkFields } from './checkFields';
import { checkFolders } from './checkFolders';
import { checkLinks } from './checkLinks';
import { checkLogo } from './logo/checkLogo';
import { checkNames } from './checkNames';
import { checkReading } from './checkReading';
import type { CheckReference } from './fieldErrors';
import { lineSlips, type LineSlip } from './lineSlips';
import { mergeConflicts } from './mergeConflicts';
import { pictureFault } from './pictureFault';
import { byPlace, type LineProblem, type Problem } from './problem';

/** Returns the document with its typing mistakes corrected. */
function withoutSlips(document: ContentDocument, slips: readonly LineSlip[]): ContentDocument {
  if (slips.length === 0) return document;
  const lines = [...document.lines];
  for (const { line, correctedLine } of slips) lines[line - 1] = correctedLine;
  return readDocument(lines.join('\n'));
}

async function checkFile(
  path: string,
  files: ContentFiles,
  brand: Brand | undefined,
): Promise<LineProblem[]> {
  const kind = kindOf(path);
  const document = files.document(path);
  if (!kind) return [];
  if (document.lines.every((line) => line.trim() === '')) {
    const message = `is empty. Write the fields that content/README.md lists under "${kind.label}".`;
    return [{ line: 1, message }];
  }
  const conflicts = mergeConflicts(document);
  if (conflicts.length > 0) return conflicts;
  const slips = lineSlips(document, kind.fields);
  const corrected = withoutSlips(document, slips);
  const checkReference: CheckReference = async ({ is }, name) => {
    if (is === 'picture' || is === 'logo') return pictureFault(path, is, name, files);
    return is === 'thread' ? threadFault(name, brand) : undefined;
  };
  return [
    ...checkAddress(path),
    ...slips.map(({ line, message }) => ({ line, message })),
    ...checkReading(corrected).filter(({ line }) => !slips.some((slip) => slip.line === line)),
    ...(await checkFields(kind.fields, corrected, checkReference)),
    ...checkBody(kind.body, document, files),
    ...checkLinks(document, files),
    ...checkCharacters(document),
  ];
}

/**
 * Checks every file of content/ against its kind, and finds problems between files, such as duplicate titles.
 * @param folder the folder content/
 * @returns all problems, sorted by file and line
 */
export async function checkContent(folder: string): Promise<Problem[]> {
  const files = contentFiles(folder);
  const brand = await parseBrand(files);
  const fileProblems = await Promise.all(
    files.paths.map(async (path) =>
      (await checkFile(path, files, brand)).map((problem) => ({ ...problem, file: path })),
    ),
  );
  return [
    ...fileProblems.flat(),
    ...checkNames(files),
    ...checkFolders(files),
    ...checkBrand(files, brand),
    ...(await checkLogo(files, brand)),
  ]
    .map((problem) => ({ ...problem, file: `content/${problem.file}` }))
    .sort(byPlace);
}
