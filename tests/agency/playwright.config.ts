import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config';

/** The browser tests on the words of another agency: all of them, and what no trace of the placeholder may be in. */
export default defineConfig({
  ...usual,
  testDir: '..',
  testMatch: ['**/e2e/*.spec.ts', '**/agency/*.spec.ts'],
});
