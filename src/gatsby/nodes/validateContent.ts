import type { Reporter } from 'gatsby';
import { formatProblems, isError } from '../../content/check/problem';
import { contentProblems } from './contentProblems';

const ERROR_ID = '90001';

/**
 * Says everything that is wrong with the words of the site at once. A build stops there, unless all are warnings;
 * `gatsby develop` goes on.
 * For Gatsby's `onPreBootstrap`: before any plugin stumbles over a file, and on a warm cache too, since it reads the
 * files and not Gatsby's nodes.
 */
export async function validateContent(reporter: Reporter, folder = 'content'): Promise<void> {
  const problems = await contentProblems(folder);
  const text = formatProblems(problems);
  if (!problems.some(isError)) {
    if (problems.length > 0) reporter.warn(text);
    return;
  }
  reporter.setErrorMap({ [ERROR_ID]: { text: () => text, level: 'ERROR', category: 'USER' } });
  reporter.panicOnBuild({ id: ERROR_ID, context: {} });
}
