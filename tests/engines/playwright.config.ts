import { defineConfig } from '@playwright/test';
import defaults from '../../playwright.config';
import type { EngineOptions } from './test';

/** Paths of the browsers. test.ts starts and drives them, because Playwright can drive only its own builds of both. */
const paths = JSON.parse(process.env.ENGINES ?? '{}') as Record<'firefox' | 'webkit', string>;

export default defineConfig<object, EngineOptions>({
  ...defaults,
  testDir: '.',
  // Two engines at the same time would slow down the carousel.
  workers: 1,
  fullyParallel: false,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results/engines',
  projects: (['firefox', 'webkit'] as const)
    .filter((name) => paths[name])
    .map((name) => ({ name, use: { launch: { name, path: paths[name] } } })),
});
