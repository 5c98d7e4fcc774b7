import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config';
import type { EngineOptions } from './test';

/** The engines that `npm run test:engines` has found. Playwright only runs the journeys: it does not drive these engines. */
const found = JSON.parse(process.env.ENGINES ?? '{}') as Record<'firefox' | 'webkit', string>;

export default defineConfig<object, EngineOptions>({
  ...usual,
  testDir: '.',
  // The slides move by the page's own clock, which a second engine on the same cores would hold up.
  workers: 1,
  fullyParallel: false,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results/engines',
  projects: (['firefox', 'webkit'] as const)
    .filter((engine) => found[engine])
    .map((engine) => ({ name: engine, use: { launch: { engine, program: found[engine] } } })),
});
