import type { Reporter } from 'gatsby';
import { formatProblems, isError } from '../../content/check/problem';
import { contentProblems } from './contentProblems';

/**
 * Says everything that is wrong with the words of the site at once. A build stops there, unless all are warnings;
 * `gatsby develop` goes on.
 * For Gatsby's `onPreBootstrap`: before any plugin stumbles over a file, and on a warm cache too, since it reads the
 * files and not Gatsby's nodes.
 */
export async function validateContent(reporter: Reporter, folder = 'content'): Promise<void> {
  const problems = await contentProblems(folder);
  if (problems.some(isError)) reporter.panicOnBuild(formatProblems(problems));
  else if (problems.length > 0) reporter.warn(formatProblems(problems));
}
