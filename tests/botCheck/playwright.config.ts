import { defineConfig } from '@playwright/test';
import defaults, { node, webServer } from '../../playwright.config';
import { randomOrder } from '../randomOrder';

/** The browser tests of the bot check. They need a build with a site key. */
export default defineConfig({
  ...defaults,
  testDir: '.',
  ...randomOrder(__dirname),
  webServer: {
    ...webServer,
    command: node('tests/botCheck/serve.ts'),
    stdout: 'pipe',
    env: {
      ...webServer.env,
      // Playwright switches colours on, which would hide the steps of the build from our pattern.
      FORCE_COLOR: '0',
    },
  },
});
