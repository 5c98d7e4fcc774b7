import { defineConfig } from '@playwright/test';
import defaults, { nodeCommand, webServer } from '../../playwright.config';
import { randomOrder } from '../randomOrder';

export default defineConfig({
  ...defaults,
  testDir: '.',
  ...randomOrder(__dirname), // only if RANDOM_ORDER is set
  // `pipe` shows the output of the build, which serve.ts starts.
  webServer: {
    ...webServer,
    command: nodeCommand('tests/botCheck/serve.ts'),
    stdout: 'pipe',
  },
});
