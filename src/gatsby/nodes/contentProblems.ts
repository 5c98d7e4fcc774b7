import { join, resolve } from 'node:path';
import type { Reporter } from 'gatsby';
import type { Compiler } from 'webpack';
import { checkContent } from '../../content/check/checkContent';
import {
  byPlace,
  formatProblems,
  isError,
  type Problem,
} from '../../content/check/problem';
import { contentFiles } from '../../content/read/contentFiles';
import { addressesOf } from '../../content/shape/pages';
import { checkTypefaces } from '../fonts/checkTypefaces';
import { listStaticFiles } from '../host/staticFiles';
import { staticNameFault } from '../host/staticNames';

/** Checks the names of the files in static/, beside content/. */
function staticProblems(folder: string): Problem[] {
  const addresses = contentFiles(folder).paths.flatMap(addressesOf);

  const paths = listStaticFiles(join(folder, '../static'));

  return paths.flatMap((path) => {
    const message = staticNameFault(path, addresses, paths);

    return message === undefined
      ? []
      : [{ file: `static/${path}`, line: 1, message }];
  });
}

export async function contentProblems(folder: string): Promise<Problem[]> {
  // checkTypefaces takes the project's root, but its problems have paths
  // without `content/`.
  const typefaceProblems = checkTypefaces(join(folder, '..')).map(
    (problem) => ({
      ...problem,
      file: `content/${problem.file}`,
    }),
  );

  return [
    ...(await checkContent(folder)),
    ...typefaceProblems,
    ...staticProblems(folder),
  ].sort(byPlace);
}

/**
 * Reports problems in content/; errors stop `gatsby build`. Reads the files,
 * because Gatsby's cached nodes may be outdated.
 */
export async function validateContent(
  reporter: Reporter,
  folder = 'content',
): Promise<void> {
  const problems = await contentProblems(folder);

  if (problems.some(isError)) reporter.panicOnBuild(formatProblems(problems));
  else if (problems.length > 0) reporter.warn(formatProblems(problems));
}

/**
 * Creates a webpack plugin that watches content/ and reports problems. `gatsby
 * develop` shows them over the page.
 */
export const contentOverlay = (folder = 'content') => ({
  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise('contentOverlay', async (compilation) => {
      compilation.contextDependencies.add(resolve(folder));
      const problems = await contentProblems(folder);

      if (problems.length === 0) return;
      // Gatsby's overlay shows only webpack's first error, so all problems are
      // one error.
      const report = new compiler.webpack.WebpackError(
        formatProblems(problems),
      );

      if (problems.some(isError)) compilation.errors.push(report);
      else compilation.warnings.push(report);
    });
  },
});
