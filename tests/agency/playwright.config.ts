import { defineConfig } from '@playwright/test';
import siteConfig from '../../playwright.config';

/** Runs all browser tests, and those of this folder, on the build of the second agency. */
export default defineConfig({
  ...siteConfig,
  testDir: '..',
  testMatch: ['**/e2e/*.spec.ts', '**/agency/*.spec.ts'],
});
