import { defineConfig } from '@playwright/test';
import defaults from '../../playwright.config';
import type { EngineOptions } from './test';

/**
 * Paths of the engines, which run.ts has found. Playwright drives only its own
 * builds of browsers, so test.ts starts these programs.
 */
const paths = JSON.parse(process.env.ENGINES ?? '{}') as {
  firefox?: string;
  webkit?: string;
};

export default defineConfig<object, EngineOptions>({
  ...defaults,
  testDir: '.',
  // Two engines at the same time would slow down the carousel, and its test
  // could miss a slide.
  workers: 1,
  outputDir: '../../test-results/engines',
  projects: (['firefox', 'webkit'] as const).flatMap((name) => {
    const path = paths[name];

    return path ? [{ name, use: { program: { name, path } } }] : [];
  }),
});
