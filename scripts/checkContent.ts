/** `npm run check:content`: says what is wrong with the words of the site, without building it. */
import { checkWords } from './support/buildProject';
import { command } from './support/command';
import { otherShades } from '../src/brand/otherShades';
import { readBrand } from '../src/content/read/readBrand';

void command(async () => {
  await checkWords(process.cwd(), process.env.GITHUB_ACTIONS ? 'github' : undefined);
  console.log('The content is right.');
  for (const shade of otherShades(readBrand())) console.log(`content/brand.md: ${shade}`);
});
