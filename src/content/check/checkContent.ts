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
import type { Lookup } from './fieldErrors';
import { lineSlips } from './lineSlips';
import { mergeConflicts } from './mergeConflicts';
import { pictureFault } from './pictureFault';
import { byPlace, type Located, type Problem } from './problem';

/** Returns the document with its typing mistakes corrected. */
function withoutSlips(document: ContentDocument, slips: ReturnType<typeof lineSlips>) {
  const lines = [...document.lines];
  for (const { line, written } of slips) lines[line - 1] = written;
  return slips.length > 0 ? readDocument(lines.join('\n')) : document;
}

async function checkFile(
  path: string,
  files: ContentFiles,
  brand: Brand | undefined,
): Promise<Located[]> {
  const kind = kindOf(path);
  const document = files.document(path);
  if (!kind) return [];
  if (document.lines.every((line) => line.trim() === '')) {
    return [
      { line: 1, message: `is empty. ${kind.purpose} Write its fields, as README.md lists them.` },
    ];
  }
  const conflicts = mergeConflicts(document);
  if (conflicts.length > 0) return conflicts;
  const slips = lineSlips(document, kind.fields);
  const corrected = withoutSlips(document, slips);
  const lookup: Lookup = async ({ is }, value) =>
    is === 'picture' || is === 'logo'
      ? pictureFault(path, is, value, files)
      : is === 'thread'
        ? threadFault(value, brand)
        : undefined;
  return [
    ...checkAddress(path),
    ...slips.map(({ line, message }) => ({ line, message })),
    ...checkReading(corrected).filter(({ line }) => !slips.some((slip) => slip.line === line)),
    ...(await checkFields(kind.fields, corrected, lookup)),
    ...checkBody(kind.body, document, files),
    ...checkLinks(document, files),
    ...checkCharacters(document),
  ];
}

/**
 * Checks every file of content/ against the shape of its kind, and all files together.
 * @param folder the folder content/
 * @returns all problems, sorted by file and line
 */
export async function checkContent(folder: string): Promise<Problem[]> {
  const files = contentFiles(folder);
  const brand = await parseBrand(files);
  const inFiles = await Promise.all(
    files.paths.map(async (path) =>
      (await checkFile(path, files, brand)).map((problem) => ({ ...problem, file: path })),
    ),
  );
  return [
    ...inFiles.flat(),
    ...checkNames(files),
    ...checkFolders(files),
    ...checkBrand(files, brand),
    ...(await checkLogo(files, brand)),
  ]
    .map((problem) => ({ ...problem, file: `content/${problem.file}` }))
    .sort(byPlace);
}
