import { join } from 'node:path';
import { formatProblems, isError } from '../../../src/content/check/problem';
import { contentProblems } from '../../../src/gatsby/check/contentProblems';

/**
 * Prints the content's warnings.
 * @throws an error with all mistakes and warnings if there is a mistake
 */
export async function checkContent(
  root: string,
  format?: 'github',
): Promise<void> {
  const problems = await contentProblems(join(root, 'content'));

  if (problems.length === 0) return;

  const text = formatProblems(problems, format);

  if (problems.some(isError)) throw new Error(text);

  console.warn(text);
}
