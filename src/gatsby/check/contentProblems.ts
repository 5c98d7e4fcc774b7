import { join } from 'node:path';
import { checkContent } from '../../content/check/checkContent';
import { findPlaceholderWords } from '../../content/check/placeholder/findPlaceholderWords';
import { byPlace, isError, type Problem } from '../../content/check/problem';
import {
  type ContentFiles,
  contentFiles,
} from '../../content/read/contentFiles';
import { pagesIn } from '../../content/read/pagesIn';
import { checkTypefaces } from '../fonts/check/checkTypefaces';
import { checkSpace } from '../host/check/checkSpace';
import { listStaticFiles } from '../host/staticFiles';
import { staticNameFault } from '../host/staticNames';

/** Adds `content/` to paths that are relative to the content folder. */
const inContent = (problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, file: `content/${problem.file}` }));

/** Finds files in static/, beside content/, whose names cannot be used. */
function staticProblems(
  files: ContentFiles,
  staticPaths: readonly string[],
): Problem[] {
  const addresses = pagesIn(files).flatMap((page) => page.addresses);

  return staticPaths.flatMap((path) => {
    const message = staticNameFault(path, addresses, staticPaths);

    if (message === undefined) return [];

    return [{ file: `static/${path}`, line: 1, message }];
  });
}

/** Finds all problems of content/, and of the files in static/ beside it. */
export async function contentProblems(folder: string): Promise<Problem[]> {
  const root = join(folder, '..');
  const files = contentFiles(folder);
  const staticPaths = listStaticFiles(join(root, 'static'));

  const problems = [
    ...(await checkContent(folder)),
    ...inContent(checkTypefaces(root)),
    ...staticProblems(files, staticPaths),
    ...inContent(findPlaceholderWords(files)),
  ];

  // createConfig throws for two files with one address.
  if (!problems.some(isError)) problems.push(...checkSpace(files, staticPaths));

  return problems.sort(byPlace);
}
