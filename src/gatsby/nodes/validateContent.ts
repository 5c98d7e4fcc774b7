import type { Reporter } from 'gatsby';
import { formatProblems, isError } from '../../content/check/problem';
import { contentProblems } from './contentProblems';

/**
 * Prints all problems in content/. Errors stop `gatsby build`, but not `gatsby develop`. Reads the files, because nodes may
 * come from Gatsby's cache. Call it in `onPreBootstrap`, before plugins read the files.
 */
export async function validateContent(reporter: Reporter, folder = 'content'): Promise<void> {
  const problems = await contentProblems(folder);
  if (problems.some(isError)) reporter.panicOnBuild(formatProblems(problems));
  else if (problems.length > 0) reporter.warn(formatProblems(problems));
}
