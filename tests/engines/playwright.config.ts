import { defineConfig } from '@playwright/test';
import defaults from '../../playwright.config';
import type { EngineOptions } from './test';

/** The engines that `npm run test:engines` has found, with their programs. Playwright runs the tests but drives no engine. */
const programs = JSON.parse(process.env.ENGINES ?? '{}') as Record<'firefox' | 'webkit', string>;

export default defineConfig<object, EngineOptions>({
  ...defaults,
  testDir: '.',
  // Two engines at the same time would slow down the carousel.
  workers: 1,
  fullyParallel: false,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results/engines',
  projects: (['firefox', 'webkit'] as const)
    .filter((engine) => programs[engine])
    .map((engine) => ({ name: engine, use: { launch: { engine, program: programs[engine] } } })),
});
