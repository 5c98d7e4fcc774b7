import type { Reporter } from 'gatsby';
import { formatProblems } from '../../content/check/problem';
import { contentProblems } from './contentProblems';

const ERROR_ID = '90001';

/**
 * Says everything that is wrong with the words of the site at once. A build stops there; `gatsby develop` goes on.
 * For Gatsby's `onPreBootstrap`: before any plugin stumbles over a file, and on a warm cache too, since it reads the
 * files and not Gatsby's nodes.
 */
export async function validateContent(reporter: Reporter, folder = 'content'): Promise<void> {
  const problems = await contentProblems(folder);
  if (problems.length === 0) return;
  reporter.setErrorMap({
    [ERROR_ID]: {
      text: ({ text }: { text: string }) => text,
      level: 'ERROR',
      category: 'USER',
    },
  });
  reporter.panicOnBuild({ id: ERROR_ID, context: { text: formatProblems(problems) } });
}
