import { resolve } from 'node:path';
import type { Compiler } from 'webpack';
import { formatProblems, isError } from '../../content/check/problem';
import { contentProblems } from './contentProblems';

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
