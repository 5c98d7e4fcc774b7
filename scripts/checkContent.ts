/** `npm run check:content`: prints every mistake in ./content or, if there is none, threads with too little contrast. */
import { checkContent } from './support/buildProject';
import { runMain } from './support/runMain';
import { describeReplacements } from '../src/brand/brandFaults';
import { readBrand } from '../src/content/read/contentFiles';

void runMain(async () => {
  await checkContent(process.cwd(), process.env.GITHUB_ACTIONS ? 'github' : undefined);
  console.log('The content is right.');
  for (const line of describeReplacements(readBrand())) console.log(`content/brand.md: ${line}`);
});
