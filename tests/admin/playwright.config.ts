import { defineConfig } from '@playwright/test';
import usual, { webServer } from '../../playwright.config';
import { randomOrder } from '../randomOrder';

/** The editor for staff in a real browser, on the production build, with a stand-in for GitHub. */
export default defineConfig({
  ...usual,
  testDir: '.',
  timeout: 180_000,
  ...randomOrder(__dirname),
  outputDir: '../../test-results/admin',
  // Sveltia CMS draws the fields of a form when they come into view.
  use: { ...usual.use, locale: 'en-GB', viewport: { width: 1280, height: 4000 } },
  webServer: { ...webServer, command: 'node --import tsx tests/admin/serve.ts' },
});
