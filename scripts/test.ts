/**
 * `npm test`: everything that can be checked, and the sum of it as the last line. With `RANDOM_ORDER`, a number, the tests
 * run in the order that it draws.
 */
import { command } from './support/command';
import { printSum } from '../tests/counts';
import { BUILT_FOR } from '../tests/e2e/support/addresses';
import { runAllTests } from '../tests/runAllTests';

// The address that `npm start` has: both then use one build, in which there is no bot check.
process.env.SITE_URL = BUILT_FOR;
delete process.env.GATSBY_RECAPTCHA_SITE_KEY;

// West of Greenwich: a date that is formatted in the machine's time zone would be a day early.
process.env.TZ = 'America/Los_Angeles';

void command(async (signal, root) => printSum(await runAllTests(root, signal)));
