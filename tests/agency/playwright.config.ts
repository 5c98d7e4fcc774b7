import { defineConfig } from '@playwright/test';
import siteConfig from '../../playwright.config';

/**
 * Runs the tests of e2e/, including slow ones, and of agency/ on the site that
 * a round has built.
 */
export default defineConfig({
  ...siteConfig,
  grepInvert: [], // includes slow tests
  testDir: '..',
  testMatch: ['**/e2e/*.spec.ts', '**/agency/*.spec.ts'],
});
