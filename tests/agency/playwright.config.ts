import { defineConfig } from '@playwright/test';
import siteConfig from '../../playwright.config';

/** Runs the tests of e2e/, including slow ones, and of agency/ on the build of the second agency. */
export default defineConfig({
  ...siteConfig,
  grepInvert: [],
  testDir: '..',
  testMatch: ['**/e2e/*.spec.ts', '**/agency/*.spec.ts'],
});
