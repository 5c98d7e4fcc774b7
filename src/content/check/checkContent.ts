import type { Brand } from '../../brand/brand';
import { contentFiles, type ContentFiles } from '../read/contentFiles';
import { kindOf } from '../shape/kinds';
import { checkAddress } from './checkAddress';
import { checkBody } from './checkBody';
import { checkBrand, rightBrand, threadFault } from './checkBrand';
import { checkCharacters } from './checkCharacters';
import { checkFields } from './checkFields';
import { checkFolders } from './checkFolders';
import { checkLinks } from './checkLinks';
import { checkNames } from './checkNames';
import { checkReading } from './checkReading';
import type { Lookup } from './fieldErrors';
import { pictureFault } from './pictureFault';
import type { Located, Problem } from './problem';

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
  const lookup: Lookup = async ({ is }, value) =>
    is === 'picture' || is === 'mark'
      ? pictureFault(path, is, value, files)
      : is === 'thread'
        ? threadFault(value, brand)
        : undefined;
  return [
    ...checkAddress(path),
    ...checkReading(document),
    ...(await checkFields(kind.fields, document, lookup)),
    ...checkBody(kind.body, document, files),
    ...checkLinks(document, files),
    ...checkCharacters(document, drawn),
  ];
}

/**
 * Checks every file of content/ against the shape of its kind, and all of them together.
 * @param folder the folder content/
 * @param drawn the code points that the typefaces of the site can draw; without them, every character that can be read is
 * right
 * @returns all problems at once, by file and line; none where the content is right
 */
export async function checkContent(
  folder: string,
  drawn?: ReadonlySet<number>,
): Promise<Problem[]> {
  const files = contentFiles(folder);
  const brand = await rightBrand(files);
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
  ]
    .map((problem) => ({ ...problem, file: `content/${problem.file}` }))
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}
