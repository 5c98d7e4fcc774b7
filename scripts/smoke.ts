/** `npm run smoke -- https://www.example.com`: checks a deployed site, and prints a line for each check. */
import { runMain } from './support/runMain';
import { runChecks, smokeChecks } from './support/smokeChecks';

void runMain(async () => {
  const [address = ''] = process.argv.slice(2);
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error('Name the site to check: npm run smoke -- https://www.example.com');
  const failed = Object.keys(await runChecks(smokeChecks, new URL(address).origin)).length;
  console.log(failed === 0 ? 'The site is up.' : `${failed} of the checks failed.`);
  return failed === 0 ? 0 : 1;
});
