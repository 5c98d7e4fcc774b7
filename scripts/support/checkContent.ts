import { join } from 'node:path';
import { formatProblems, isError } from '../../src/content/check/problem';
import { contentProblems } from '../../src/gatsby/nodes/contentProblems';

/**
 * Checks the content of the site, and prints warnings.
 * @param format `github` adds a line for each problem; GitHub Actions shows this line as an annotation of the pull request
 * @throws an error with a line for each mistake and warning, if there is a mistake
 */
export async function checkContent(root: string, format?: 'github'): Promise<undefined> {
  const problems = await contentProblems(join(root, 'content'));
  if (problems.some(isError)) throw new Error(formatProblems(problems, format));
  if (problems.length > 0) console.warn(formatProblems(problems, format));
}
