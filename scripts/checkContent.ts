import { formatProblems, isError } from '../src/content/check/problem';
import { contentProblems } from '../src/gatsby/nodes/contentProblems';

// `npm run check:content`: says what is wrong with the words of the site, without building it.
void contentProblems().then((problems) => {
  if (problems.length > 0)
    console.error(formatProblems(problems, process.env.GITHUB_ACTIONS ? 'github' : 'plain'));
  if (problems.some(isError)) process.exitCode = 1;
  else console.log('The content is right.');
});
