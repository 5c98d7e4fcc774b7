import { contentFiles } from '../read/contentFiles';
import { checkBrand, parseBrand, threadFault } from './checkBrand';
import type { CheckReference } from './fields/validateFields';
import { checkFile } from './checkFile';
import { checkFolders } from './folder/checkFolders';
import { checkIntroductions } from './folder/checkIntroductions';
import { checkNames } from './folder/checkNames';
import { findNarrowPictures } from './findNarrowPictures';
import { findUnusedPictures } from './folder/findUnusedPictures';
import { isPictureType, pictureFault } from './pictureFault';
import { missingTargetFault, takenAddressFault } from './redirectFault';
import { serviceFault } from './serviceFault';
import { byPlace, isError, type Problem } from './problem';

/** Returns the problems of a content folder, sorted by file and line. */
export async function checkContent(folder: string): Promise<Problem[]> {
  const files = contentFiles(folder);
  const brand = await parseBrand(files);
  const problems: Problem[] = [];

  for (const file of files.paths) {
    const checkReference: CheckReference = async ({ is }, name) => {
      if (isPictureType(is)) return pictureFault(name, is, file, files);
      if (is === 'service') return serviceFault(name, files);
      if (is === 'old address') return takenAddressFault(name, files);
      if (is === 'new address') return missingTargetFault(name, files);

      return is === 'thread' ? threadFault(name, brand) : undefined;
    };

    for (const problem of await checkFile(file, files, checkReference))
      problems.push({ ...problem, file });
  }

  problems.push(
    ...checkNames(files),
    ...checkFolders(files),
    ...(await findNarrowPictures(files)),
  );

  // Another problem of a file may be the only reason why a part of it seems to
  // be missing.
  const faultyFiles = new Set(problems.filter(isError).map(({ file }) => file));
  const introductions = checkIntroductions(files).filter(
    ({ file }) => !faultyFiles.has(file),
  );

  problems.push(...introductions);

  if (brand) problems.push(...(await checkBrand(files, brand)));

  // A picture whose name is misspelt somewhere is not unused. The misspelt name
  // is an error.
  if (!problems.some(isError)) problems.push(...findUnusedPictures(files));

  return problems
    .map((problem) => ({ ...problem, file: `content/${problem.file}` }))
    .sort(byPlace);
}
