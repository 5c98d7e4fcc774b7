import { defineConfig } from '@playwright/test';
import usual, { node, webServer } from '../../playwright.config';
import { randomOrder } from '../randomOrder';

/** The browser tests of the bot check run on a build of their own, the only one with a site key. */
export default defineConfig({
  ...usual,
  testDir: '.',
  ...randomOrder(__dirname),
  webServer: {
    ...webServer,
    command: node('tests/botCheck/serve.ts'),
    stdout: 'pipe',
    env: {
      ...webServer.env,
      // Playwright asks for colours, in which the steps of the build are not found.
      FORCE_COLOR: '0',
    },
  },
});
