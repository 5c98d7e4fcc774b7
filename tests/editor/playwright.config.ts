import { defineConfig } from '@playwright/test';
import { launchOptions } from '../launchOptions';
import { randomOrder } from '../randomOrder';

/** The editor in a real browser, on copies of the content. `npm run test:editor` installs it and names the browser. */
export default defineConfig({
  testDir: '.',
  ...randomOrder(__dirname),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: '../../test-results/editor',
  use: {
    locale: 'en-GB',
    launchOptions,
  },
});
