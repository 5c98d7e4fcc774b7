/**
 * `npm test`: runs the checks and tests that must pass before a push.
 * RANDOM_ORDER is a seed for the order of the tests.
 */
import { runMain } from '../scripts/support/runMain';
import { printTotal } from './counts';
import { BUILD_SITE_URL } from './e2e/support/addresses';
import { runAllTests } from './runAllTests';

// Builds with the SITE_URL of `npm start` and without a bot check, so that
// `npm test` and `npm start` share a build.
process.env.SITE_URL = BUILD_SITE_URL;
delete process.env.GATSBY_RECAPTCHA_SITE_KEY;

// A date in the content means midnight UTC. If code formats it in this time
// zone, the date is a day off, and a test fails.
process.env.TZ = 'America/Los_Angeles';

void runMain(async (signal, root) => {
  const counts = await runAllTests(root, signal);

  return printTotal(counts);
});
