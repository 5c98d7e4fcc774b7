import { defineConfig } from '@playwright/test';
import defaults, { nodeCommand, webServer } from '../../playwright.config';
import { BASE_URL } from '../e2e/support/addresses';
import { randomOrder } from '../randomOrder';
import { TOKEN } from './github';

const user = { backendName: 'github', token: TOKEN };
const signedIn = [{ name: 'sveltia-cms.user', value: JSON.stringify(user) }];

export default defineConfig({
  ...defaults,
  testDir: '.',
  // in ms; each test of everyFile.spec.ts opens and saves a folder of content
  timeout: 180_000,
  ...randomOrder(__dirname),
  outputDir: '../../test-results/admin',
  use: {
    ...defaults.use,
    // The tests find buttons and fields by the editor's English labels.
    locale: 'en-GB',
    // High, because Sveltia CMS renders a field only when it comes into view.
    viewport: { width: 1280, height: 4000 },
    storageState: {
      cookies: [],
      origins: [{ origin: BASE_URL, localStorage: signedIn }],
    },
  },
  webServer: { ...webServer, command: nodeCommand('tests/admin/serve.ts') },
});
