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
import { checkSyntax } from './checkSyntax';
import { findTypos, type Typo } from './findTypos';
import { mergeConflicts } from './mergeConflicts';
import { pictureFault } from './pictureFault';
import { byPlace, type LineProblem, type Problem } from './problem';
import type { CheckReference } from './validateFields';

function withoutTypos(document: ContentDocument, typos: readonly Typo[]): ContentDocument {
  if (typos.length === 0) return document;
  const lines = [...document.lines];
  for (const { line, correctedLine } of typos) lines[line - 1] = correctedLine;
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
  const typos = findTypos(document, kind.fields);
  const corrected = withoutTypos(document, typos);
  const checkReference: CheckReference = async ({ is }, name) => {
    if (is === 'picture' || is === 'logo') return pictureFault(path, is, name, files);
    return is === 'thread' ? threadFault(name, brand) : undefined;
  };
  // The syntax of a corrected line may have another fault, and each line is reported once.
  const hasTypo = ({ line }: LineProblem): boolean => typos.some((typo) => typo.line === line);
  return [
    ...checkAddress(path),
    ...typos,
    ...checkSyntax(corrected).filter((problem) => !hasTypo(problem)),
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
  const problems: Problem[] = [];
  for (const path of files.paths)
    for (const problem of await checkFile(path, files, brand))
      problems.push({ ...problem, file: path });
  problems.push(...checkNames(files), ...checkFolders(files), ...checkBrand(files, brand));
  problems.push(...(await checkLogo(files, brand)));
  return problems.map((problem) => ({ ...problem, file: `content/${problem.file}` })).sort(byPlace);
}
