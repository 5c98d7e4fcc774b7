import type { Brand } from '../../brand/brand';
import { contentFiles, type ContentFiles } from '../read/contentFiles';
import { readDocument } from '../read/readDocument';
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
import { findTypos } from './findTypos';
import { mergeConflicts } from './mergeConflicts';
import { pictureFault } from './pictureFault';
import { byPlace, type Problem } from './problem';
import type { CheckReference } from './validateFields';

async function checkFile(path: string, files: ContentFiles, brand: Brand | undefined) {
  const kind = kindOf(path);
  if (!kind) return [];
  const document = files.document(path);
  if (document.lines.every((line) => line.trim() === '')) {
    const message = `is empty. Write the fields that content/README.md lists under "${kind.label}".`;
    return [{ line: 1, message }];
  }
  const conflicts = mergeConflicts(document);
  if (conflicts.length > 0) return conflicts;
  const typos = findTypos(document, kind.fields);
  const typoOn = (line: number) => typos.find((typo) => typo.line === line);
  const lines = document.lines.map((text, index) => typoOn(index + 1)?.correctedLine ?? text);
  const corrected = typos.length > 0 ? readDocument(lines.join('\n')) : document;
  const checkReference: CheckReference = async ({ is }, name) => {
    if (is === 'picture' || is === 'logo') return pictureFault(path, is, name, files);
    return is === 'thread' ? threadFault(name, brand) : undefined;
  };
  return [
    ...checkAddress(path),
    ...typos,
    // The syntax of a corrected line may have another fault, and each line is reported once.
    ...checkSyntax(corrected).filter(({ line }) => !typoOn(line)),
    ...(await checkFields(kind.fields, corrected, checkReference)),
    ...checkBody(kind.body, document, files),
    ...checkLinks(document, files),
    ...checkCharacters(document),
  ];
}

export async function checkContent(folder: string): Promise<Problem[]> {
  const files = contentFiles(folder);
  const brand = await parseBrand(files);
  const problems: Problem[] = [];
  for (const file of files.paths)
    for (const problem of await checkFile(file, files, brand)) problems.push({ ...problem, file });
  problems.push(...checkNames(files), ...checkFolders(files));
  if (brand) problems.push(...checkBrand(files, brand), ...(await checkLogo(files, brand)));
  return problems.map((problem) => ({ ...problem, file: `content/${problem.file}` })).sort(byPlace);
}
