/** `npm run check:content`: prints every mistake in `content/`, or the colours that the site replaces. Builds nothing. */
import { checkContent } from './support/buildProject';
import { command } from './support/command';
import { replacedColours } from '../src/brand/brandFaults';
import { readBrand } from '../src/content/read/contentFiles';

void command(async () => {
  await checkContent(process.cwd(), process.env.GITHUB_ACTIONS ? 'github' : undefined);
  console.log('The content is right.');
  for (const line of replacedColours(readBrand())) console.log(`content/brand.md: ${line}`);
});
