import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config';
import type { BrowserOption } from './test';

/** What Orca says in two browsers. Playwright starts the site and runs the journeys; its own browsers have no part in it. */
export default defineConfig<BrowserOption>({
  ...usual,
  testDir: '.',
  // A busy machine speaks late.
  workers: 1,
  timeout: 180_000,
  projects: [
    { name: 'Firefox' },
    // Orca says live regions of Chromium in no fixed order, and not all: docs/accessibility.md.
    { name: 'Chromium', grep: /page change|untouched/, use: { program: 'chromium' } },
  ],
  outputDir: '../../test-results/reader',
});
