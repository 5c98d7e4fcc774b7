import { defineConfig } from '@playwright/test';
import usual, { webServer } from '../../playwright.config';
import { randomOrder } from '../randomOrder';
import { SITE_KEY } from './googleScript';

/** The browser tests of the bot check run on a build of their own, the only one with a site key. */
export default defineConfig({
  ...usual,
  testDir: '.',
  ...randomOrder(__dirname),
  webServer: {
    ...webServer,
    command: 'node --import tsx tests/botCheck/serve.ts',
    stdout: 'pipe',
    env: {
      ...webServer.env,
      GATSBY_RECAPTCHA_SITE_KEY: SITE_KEY,
      // Playwright asks for colours, in which the steps of the build are not found.
      FORCE_COLOR: '0',
    },
  },
});
