import { defineConfig } from '@playwright/test';
import defaults, { nodeCommand, webServer } from '../../playwright.config';
import { randomOrder } from '../randomOrder';

/** Browser tests of the bot check, on a build with a site key. */
export default defineConfig({
  ...defaults,
  testDir: '.',
  ...randomOrder(__dirname),
  webServer: { ...webServer, command: nodeCommand('tests/botCheck/serve.ts'), stdout: 'pipe' },
});
