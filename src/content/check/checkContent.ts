import type { Brand } from '../../brand/brand';
import { contentFiles, type ContentFiles } from '../read/contentFiles';
import { readDocument, type ContentDocument } from '../read/readDocument';
import type { Kind } from '../shape/fields';
import { brand as brandKind } from '../shape/kinds/brand';
import { kindOf } from '../shape/kinds';
import { checkAddress } from './checkAddress';
import { checkBody } from './checkBody';
import { checkBrand, parseBrand, threadFault } from './checkBrand';
import { checkCharacters } from './checkCharacters';
import { checkFields } from './checkFields';
import { checkFolders } from './checkFolders';
import { checkLinks } from './checkLinks';
import { checkLogo } from './checkLogo';
import { checkNames } from './checkNames';
import { checkReading } from './checkReading';
import type { Lookup } from './fieldErrors';
import { lineSlips } from './lineSlips';
import { mergeConflicts } from './mergeConflicts';
import { pictureFault } from './pictureFault';
import type { Located, Problem } from './problem';

/** Returns the document with its slips corrected. */
function withoutSlips(document: ContentDocument, slips: ReturnType<typeof lineSlips>) {
  const lines = [...document.lines];
  for (const { line, written } of slips) lines[line - 1] = written;
  return slips.length > 0 ? readDocument(lines.join('\n')) : document;
}

/** Blanks the lines with names of threads, which no visitor reads. */
function withoutThreads(document: ContentDocument, kind: Kind): ContentDocument {
  const hidden = Object.keys(kind.fields)
    .filter((name) => kind.fields[name]?.is === 'thread')
    .map((name) => document.lineOf([name]));
  const isHidden = (at: number) => kind === brandKind || hidden.includes(at + 1);
  return { ...document, lines: document.lines.map((text, at) => (isHidden(at) ? '' : text)) };
}

async function checkFile(
  path: string,
  files: ContentFiles,
  brand: Brand | undefined,
  drawn?: ReadonlySet<number>,
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
    ...checkCharacters(withoutThreads(document, kind), drawn),
  ];
}

/**
 * Checks every file of content/ against the shape of its kind, and all files together.
 * @param folder the folder content/
 * @param drawn the code points of the site's typefaces. Without it, there is no warning about missing glyphs.
 * @returns all problems, sorted by file and line
 */
export async function checkContent(
  folder: string,
  drawn?: ReadonlySet<number>,
): Promise<Problem[]> {
  const files = contentFiles(folder);
  const brand = await parseBrand(files);
  const inFiles = await Promise.all(
    files.paths.map(async (path) =>
      (await checkFile(path, files, brand, drawn)).map((problem) => ({ ...problem, file: path })),
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
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}
