/**
 * `npm run smoke -- https://www.example.com`: checks a deployed site, and
 * prints a line for each check.
 */
import { runMain } from './support/runMain';
import { runChecks } from './support/liveSite/runChecks';
import { smokeChecks } from './support/liveSite/smokeChecks';

void runMain(async (_, root) => {
  const [address = ''] = process.argv.slice(2);
  const isWebAddress = /^https?:\/\//.test(address) && URL.canParse(address);

  if (!isWebAddress)
    throw new Error(
      'Name the site to check: npm run smoke -- https://www.example.com',
    );

  const { origin } = new URL(address);
  const problemsByCheck = await runChecks(smokeChecks(root), origin);
  const failedCount = Object.keys(problemsByCheck).length;

  console.log(
    failedCount === 0
      ? 'The site is up.'
      : `${failedCount} of the checks failed.`,
  );

  return failedCount === 0 ? 0 : 1;
});
