import { defineConfig } from '@playwright/test';
import siteConfig from '../../playwright.config';

/** Runs all browser tests, the slow ones too, and those of this folder, on the build of the second agency. */
export default defineConfig({
  ...siteConfig,
  grepInvert: [],
  testDir: '..',
  testMatch: ['**/e2e/*.spec.ts', '**/agency/*.spec.ts'],
});
