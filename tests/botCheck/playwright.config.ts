import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config';
import { BASE_URL, INBOX_PORT, SITE_PORT } from '../e2e/support/addresses';
import { randomOrder } from '../randomOrder';
import { SITE_KEY } from './googleScript';

/** The browser tests of the bot check run on a build of their own, the only one with a site key. */
export default defineConfig({
  ...usual,
  testDir: '.',
  ...randomOrder(__dirname),
  webServer: {
    command: 'node --import tsx tests/botCheck/serve.ts',
    cwd: '../..',
    url: BASE_URL,
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(SITE_PORT),
      INBOX_PORT: String(INBOX_PORT),
      // The same address as that of the other build, whose cache this one starts from.
      SITE_URL: 'http://localhost:4280',
      GATSBY_RECAPTCHA_SITE_KEY: SITE_KEY,
      THROTTLE_MAX: '0',
      THROTTLE_INSTANCE_MAX: '0',
      // Playwright asks for colours, in which the steps of the build are not found.
      FORCE_COLOR: '0',
    },
  },
});
