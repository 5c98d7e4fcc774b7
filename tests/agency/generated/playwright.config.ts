import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import siteConfig from '../../../playwright.config';

/**
 * Specs of what happens to a page from outside: scripts, extensions, the
 * network, Back. Their result does not depend on the content. The second
 * agency's round runs them.
 */
const SPECS_OF_BEHAVIOUR = [
  'changePages',
  'changedPages',
  'comeBack',
  'extensions',
  'failingComponents',
  'failingScripts',
  'keepThePictures',
  'lateScripts',
  'leaveNoTrace',
  'missingChunks',
  'scrollBehindTheMenu',
  'stopTheSlides',
];

/** Runs the tests of e2e/ that other content could break. */
export default defineConfig({
  ...siteConfig,
  testDir: join(__dirname, '../../e2e'),
  testIgnore: SPECS_OF_BEHAVIOUR.map((name) => `**/${name}.spec.ts`),
});
