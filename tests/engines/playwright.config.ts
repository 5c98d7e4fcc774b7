import { defineConfig } from '@playwright/test';
import defaults from '../../playwright.config';
import type { EngineOptions } from './test';

/** The engines that `npm run test:engines` has found. Playwright runs the tests but does not control these engines. */
const found = JSON.parse(process.env.ENGINES ?? '{}') as Record<'firefox' | 'webkit', string>;

export default defineConfig<object, EngineOptions>({
  ...defaults,
  testDir: '.',
  // A second engine at the same time would delay the carousel.
  workers: 1,
  fullyParallel: false,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results/engines',
  projects: (['firefox', 'webkit'] as const)
    .filter((engine) => found[engine])
    .map((engine) => ({ name: engine, use: { launch: { engine, program: found[engine] } } })),
});
