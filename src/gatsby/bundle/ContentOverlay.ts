import { resolve } from 'node:path';
import type { Compiler } from 'webpack';
import { formatProblems, isError } from '../../content/check/problem';
import { contentProblems } from '../nodes/contentProblems';

/**
 * Shows what is wrong with the words of the site over the page that `gatsby develop` serves: a problem counts as a fault
 * of the bundle, which is made again when a file in content/ changes, so that the overlay goes by itself.
 */
export class ContentOverlay {
  constructor(private readonly folder = 'content') {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContentOverlay', (compilation) => {
      compilation.contextDependencies.add(resolve(this.folder));
    });
    compiler.hooks.make.tapPromise('ContentOverlay', async (compilation) => {
      const { WebpackError } = compiler.webpack;
      const problems = await contentProblems(this.folder);
      const { errors, warnings } = compilation;
      // One fault for all: the overlay shows the first alone. Warnings alone are printed, and cover nothing.
      if (problems.length > 0)
        (problems.some(isError) ? errors : warnings).push(
          new WebpackError(formatProblems(problems)),
        );
    });
  }
}
