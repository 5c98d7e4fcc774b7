import type { Reporter } from 'gatsby';
import { formatProblems, isError } from '../../content/check/problem';
import { contentProblems } from './contentProblems';

/**
 * Reports problems in content/. Errors stop `gatsby build`. Reads the files,
 * not Gatsby's nodes: the nodes come from a cache and may be outdated.
 */
export async function validateContent(
  reporter: Reporter,
  folder = 'content',
): Promise<void> {
  const problems = await contentProblems(folder);

  if (problems.length === 0) return;

  if (problems.some(isError)) reporter.panicOnBuild(formatProblems(problems));
  else reporter.warn(formatProblems(problems));
}
