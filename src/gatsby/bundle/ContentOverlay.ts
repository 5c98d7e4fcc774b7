import { resolve } from 'node:path';
import type { Compiler } from 'webpack';
import { formatProblems, isError } from '../../content/check/problem';
import { contentProblems } from '../nodes/contentProblems';

/** A webpack plugin that reports problems in content/ to webpack. `gatsby develop` shows them in an overlay on the page. */
export class ContentOverlay {
  constructor(private readonly folder = 'content') {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContentOverlay', (compilation) => {
      compilation.contextDependencies.add(resolve(this.folder));
    });
    compiler.hooks.make.tapPromise('ContentOverlay', async (compilation) => {
      const problems = await contentProblems(this.folder);
      if (problems.length === 0) return;
      // Gatsby's overlay shows only webpack's first error, so all problems are one error.
      const message = new compiler.webpack.WebpackError(formatProblems(problems));
      if (problems.some(isError)) compilation.errors.push(message);
      else compilation.warnings.push(message);
    });
  }
}
