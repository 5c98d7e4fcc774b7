/** `npm run smoke -- https://www.example.com`: whether a deployed site is up, in one line for each check. */
import { command } from './support/command';
import { runChecks, smokeChecks } from './support/smokeChecks';

void command(async () => {
  const [address = ''] = process.argv.slice(2);
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error('Say which site to look at: npm run smoke -- https://www.example.com');
  const failed = Object.keys(await runChecks(smokeChecks, new URL(address).origin)).length;
  console.log(failed === 0 ? 'The site is up.' : `${failed} of the checks failed.`);
  return failed === 0 ? 0 : 1;
});
