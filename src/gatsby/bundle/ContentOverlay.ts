import { resolve } from 'node:path';
import type { Compiler } from 'webpack';
import { formatProblems, isError } from '../../content/check/problem';
import { contentProblems } from '../nodes/contentProblems';

/**
 * A webpack plugin for `gatsby develop` that reports problems in content/ as webpack errors. Gatsby shows those in an overlay
 * on the page. webpack watches content/, so the overlay goes away when the problem is fixed.
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
      // Gatsby's overlay shows only the first error, so all problems are one error. Warnings are printed, without an overlay.
      if (problems.length > 0)
        (problems.some(isError) ? errors : warnings).push(
          new WebpackError(formatProblems(problems)),
        );
    });
  }
}
