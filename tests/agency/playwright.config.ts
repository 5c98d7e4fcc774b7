import { defineConfig } from '@playwright/test';
import siteConfig from '../../playwright.config';

/** For the site that a round has built: the tests of e2e/, including slow ones, and of agency/. */
export default defineConfig({
  ...siteConfig,
  grepInvert: [],
  testDir: '..',
  testMatch: ['**/e2e/*.spec.ts', '**/agency/*.spec.ts'],
});
