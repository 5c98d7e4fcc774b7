import type { Reporter } from 'gatsby';
import { formatProblems, type Problem } from '../content/problem';
import { contentProblems } from './contentProblems';

const ERROR_ID = '90001';

/**
 * Says everything that is wrong with the words of the site at once. A build stops there; `gatsby develop` goes on.
 * Reads the files and not Gatsby's nodes, so that a warm cache hides nothing.
 */
export function validateContent(reporter: Reporter, folder = 'content'): Problem[] {
  const problems = contentProblems(folder);
  if (problems.length === 0) return problems;
  reporter.setErrorMap({
    [ERROR_ID]: {
      text: ({ text }: { text: string }) => text,
      level: 'ERROR',
      type: 'USER',
      category: 'USER',
    },
  });
  reporter.panicOnBuild({ id: ERROR_ID, context: { text: formatProblems(problems) } });
  return problems;
}
