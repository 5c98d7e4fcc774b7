/**
 * `npm run smoke -- https://www.example.com`: checks a deployed site, and
 * prints a line for each check.
 */
import { runMain } from './support/runMain';
import { runChecks } from './support/liveSite/runChecks';
import { smokeChecks } from './support/liveSite/smokeChecks';

void runMain(async (_, root) => {
  const [address = ''] = process.argv.slice(2);

  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(
      'Name the site to check: npm run smoke -- https://www.example.com',
    );
  const failedCount = Object.keys(
    await runChecks(smokeChecks(root), new URL(address).origin),
  ).length;

  console.log(
    failedCount === 0
      ? 'The site is up.'
      : `${failedCount} of the checks failed.`,
  );

  return failedCount === 0 ? 0 : 1;
});
