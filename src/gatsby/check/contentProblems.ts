import { join } from 'node:path';
import { checkContent } from '../../content/check/checkContent';
import { findPlaceholderWords } from '../../content/check/placeholder/findPlaceholderWords';
import { byPlace, isError, type Problem } from '../../content/check/problem';
import { contentFiles } from '../../content/read/contentFiles';
import { pagesIn } from '../../content/read/pagesIn';
import { checkTypefaces } from '../fonts/check/checkTypefaces';
import { checkSpace } from '../host/check/checkSpace';
import { listStaticFiles } from '../host/staticFiles';
import { staticNameFault } from '../host/staticNames';

/** Finds typefaces that are not installed, and characters that they lack. */
function typefaceProblems(contentFolder: string): Problem[] {
  const root = join(contentFolder, '..');

  // The problems have paths without `content/`.
  return checkTypefaces(root).map((problem) => ({
    ...problem,
    file: `content/${problem.file}`,
  }));
}

/** Finds files that still have the words of the placeholder agency. */
const placeholderProblems = (contentFolder: string): Problem[] =>
  findPlaceholderWords(contentFiles(contentFolder)).map((problem) => ({
    ...problem,
    file: `content/${problem.file}`,
  }));

/** Finds files in static/, beside content/, whose names cannot be used. */
function staticProblems(contentFolder: string): Problem[] {
  const addresses = pagesIn(contentFiles(contentFolder)).flatMap(
    (page) => page.addresses,
  );
  const paths = listStaticFiles(join(contentFolder, '../static'));

  return paths.flatMap((path) => {
    const message = staticNameFault(path, addresses, paths);

    if (message === undefined) return [];

    return [{ file: `static/${path}`, line: 1, message }];
  });
}

/** Finds pages, files and old addresses for which the host has no room. */
const spaceProblems = (contentFolder: string): Problem[] =>
  checkSpace(
    contentFiles(contentFolder),
    listStaticFiles(join(contentFolder, '../static')),
  );

/** Finds all problems of content/, and of the files in static/ beside it. */
export async function contentProblems(folder: string): Promise<Problem[]> {
  const problems = [
    ...(await checkContent(folder)),
    ...typefaceProblems(folder),
    ...staticProblems(folder),
    ...placeholderProblems(folder),
  ];

  // createConfig throws for two files with one address.
  if (!problems.some(isError)) problems.push(...spaceProblems(folder));

  return problems.sort(byPlace);
}
