import { readdirSync } from 'node:fs';
import { random, shuffled } from '../src/art/random';

/**
 * Shuffles the files of browser tests if RANDOM_ORDER is set to a seed, to find tests that depend on other tests.
 * Playwright sorts files by name but keeps the order of projects, so each file becomes a project.
 */
export function randomOrder(testDir: string): { projects?: { testMatch: string }[] } {
  const seed = process.env.RANDOM_ORDER;
  if (!seed) return {};
  const files = readdirSync(testDir).filter((name) => name.endsWith('.spec.ts'));
  return { projects: shuffled(files, random(seed)).map((name) => ({ testMatch: `**/${name}` })) };
}
