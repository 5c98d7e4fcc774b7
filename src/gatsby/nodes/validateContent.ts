import type { Reporter } from 'gatsby';
import { formatProblems, isError } from '../../content/check/problem';
import { contentProblems } from './contentProblems';

/** Errors stop only `gatsby build`. Checks the files, because Gatsby's cache may hold nodes of earlier ones. */
export async function validateContent(reporter: Reporter, folder = 'content'): Promise<void> {
  const problems = await contentProblems(folder);
  if (problems.some(isError)) reporter.panicOnBuild(formatProblems(problems));
  else if (problems.length > 0) reporter.warn(formatProblems(problems));
}
