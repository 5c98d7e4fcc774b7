import { defineConfig } from '@playwright/test';
import defaults from '../../playwright.config';
import type { BrowserOption } from './test';

export default defineConfig<BrowserOption>({
  ...defaults,
  testDir: '.',
  // Orca is slow on a busy machine, so only one test runs at a time, and it may
  // take three minutes.
  workers: 1,
  timeout: 180_000, // in ms
  projects: [
    { name: 'Firefox' },
    { name: 'Chromium', grep: /@chromium/, use: { readerBrowser: 'chromium' } },
  ],
  outputDir: '../../test-results/reader',
});
