/** `npm run test:admin`: runs every browser test of the editor for staff. */
import { buildProject } from '../../scripts/support/building/buildProject';
import { runMain } from '../../scripts/support/runMain';
import { printTotal } from '../counts';
import { BUILD_SITE_URL } from '../e2e/support/addresses';
import { runBrowserTests } from '../runTests';

void runMain(async (signal, root) => {
  await buildProject(
    root,
    { ...process.env, SITE_URL: BUILD_SITE_URL },
    signal,
  );
  const config = '--config=tests/admin/playwright.config.ts';

  // the exit code
  return printTotal([await runBrowserTests(root, 'admin', [config], signal)]);
});
