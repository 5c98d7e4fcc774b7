/**
 * `npm test`: runs all tests and checks that need only Node and a browser, and prints the total last. RANDOM_ORDER is a
 * seed for the order of the tests.
 */
import { command } from './support/command';
import { printTotal } from '../tests/counts';
import { BUILT_FOR } from '../tests/e2e/support/addresses';
import { runAllTests } from '../tests/runAllTests';

// The settings of `npm start`, so that both use the same build.
process.env.SITE_URL = BUILT_FOR;
delete process.env.GATSBY_RECAPTCHA_SITE_KEY;

// West of Greenwich, a date formatted in the machine's time zone is a day early, and a test fails.
process.env.TZ = 'America/Los_Angeles';

void command(async (signal, root) => printTotal(await runAllTests(root, signal)));
