import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import {
  BASE_URL,
  BUILD_SITE_URL,
  INBOX_PORT,
  SITE_PORT,
} from './tests/e2e/support/addresses';
import { launchOptions } from './tests/launchOptions';
import { randomOrder } from './tests/randomOrder';

export const nodeCommand = (script: string): string =>
  `"${process.execPath}" --import tsx ${script}`;

export const webServer = {
  command: nodeCommand('scripts/start.ts'),
  cwd: __dirname,
  url: BASE_URL,
  timeout: 600_000, // in ms; scripts/start.ts may have to build the site first
  // By default, Playwright kills the server, and a build that the server has
  // started would go on.
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 } as const,
  env: {
    PORT: String(SITE_PORT),
    INBOX_PORT: String(INBOX_PORT),
    SITE_URL: BUILD_SITE_URL,
    // 0 switches these limits off. All tests send their enquiries from one IP
    // address to one instance of the function.
    THROTTLE_MAX: '0',
    THROTTLE_INSTANCE_MAX: '0',
  },
};

/**
 * Browser tests of the production build. `npm test` chooses the browser and
 * sets CHROME_PATH.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  grepInvert: /@slow/, // `npm run test:agency` runs the slow tests.
  ...randomOrder(join(__dirname, 'tests/e2e')), // only if RANDOM_ORDER is set
  fullyParallel: true,
  forbidOnly: true,
  workers: 2, // On two cores, Playwright's default is one.
  // In ms. A busy machine needs more than Playwright's 30 s per test and 5 s
  // per `expect`. By default, actions have no limit.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { baseURL: BASE_URL, actionTimeout: 20_000, launchOptions },
  webServer,
});
