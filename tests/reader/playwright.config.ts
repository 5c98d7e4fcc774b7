import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config';

/** What Orca says in Firefox. Playwright starts the site and runs the journeys; its own browsers have no part in it. */
export default defineConfig({
  ...usual,
  testDir: '.',
  // A busy machine speaks late.
  workers: 1,
  timeout: 180_000,
  outputDir: '../../test-results/reader',
});
