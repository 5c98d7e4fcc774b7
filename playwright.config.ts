import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BASE_URL, BUILD_SITE_URL, INBOX_PORT, SITE_PORT } from './tests/e2e/support/addresses';
import { launchOptions } from './tests/launchOptions';
import { randomOrder } from './tests/randomOrder';

export const nodeCommand = (script: string): string =>
  `"${process.execPath}" --import tsx ${script}`;

export const webServer = {
  command: nodeCommand('scripts/start.ts'),
  cwd: __dirname,
  url: BASE_URL,
  timeout: 600_000, // in ms; scripts/start.ts may have to build the site first
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 } as const,
  env: {
    PORT: String(SITE_PORT),
    INBOX_PORT: String(INBOX_PORT),
    SITE_URL: BUILD_SITE_URL,
    // 0 switches off the limits per visitor and per instance: all tests send enquiries from one IP address.
    THROTTLE_MAX: '0',
    THROTTLE_INSTANCE_MAX: '0',
  },
};

/** Browser tests of the production build. `npm test` chooses the browser and sets CHROME_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  grepInvert: /@slow/, // `npm run test:agency` runs the slow tests.
  ...randomOrder(join(__dirname, 'tests/e2e')),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 }, // A busy machine takes longer than the default five seconds.
  reporter: 'list',
  use: { baseURL: BASE_URL, actionTimeout: 20_000, launchOptions },
  webServer,
});
