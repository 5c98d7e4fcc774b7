import { join } from 'node:path';
import { formatProblems, isError } from '../../src/content/check/problem';
import { contentProblems } from '../../src/gatsby/nodes/contentProblems';

/** Prints the warnings about the content. @throws an error with a line for each mistake and warning, if there is a mistake */
export async function checkContent(root: string, format?: 'github'): Promise<undefined> {
  const problems = await contentProblems(join(root, 'content'));
  if (problems.some(isError)) throw new Error(formatProblems(problems, format));
  if (problems.length > 0) console.warn(formatProblems(problems, format));
}
