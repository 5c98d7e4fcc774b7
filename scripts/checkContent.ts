/**
 * `npm run check:content`: prints the problems in ./content. If none is a
 * mistake, lists the threads that are drawn in another colour than the brand's,
 * and says which spellings of old addresses answer.
 */
import { checkContent } from './support/building/checkContent';
import { runMain } from './support/runMain';
import { describeReplacements } from '../src/brand/describeReplacements';
import { readBrand } from '../src/content/read/readBrand';
import { describeRedirects } from '../src/gatsby/host/check/describeRedirects';

void runMain(async () => {
  // GitHub shows messages in this format beside the lines of a pull request.
  const format = process.env.GITHUB_ACTIONS ? 'github' : undefined;

  await checkContent(process.cwd(), format);
  console.log('The content is right.');

  for (const line of describeReplacements(readBrand()))
    console.log(`content/brand.md: ${line}`);

  for (const line of describeRedirects('content')) console.log(line);
});
