/** `npm run check:content`: says what is wrong with the words of the site, without building it. */
import { command } from '../local/command';
import { formatProblems, isError } from '../src/content/check/problem';
import { contentProblems } from '../src/gatsby/nodes/contentProblems';

void command(async () => {
  const problems = await contentProblems();
  if (problems.length > 0)
    console.error(formatProblems(problems, process.env.GITHUB_ACTIONS ? 'github' : 'plain'));
  if (problems.some(isError)) return 1;
  console.log('The content is right.');
  return 0;
});
