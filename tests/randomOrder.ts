import { readdirSync } from 'node:fs';
import { random, shuffled } from '../src/art/random';

/**
 * Playwright runs files by their names. With `RANDOM_ORDER`, a seed, it gets a project for each file, in the order that
 * the seed draws: a test that leans on another one is found out.
 * @param testDir the folder of the tests, absolute
 * @returns the part of a Playwright configuration
 */
export function randomOrder(testDir: string): { projects?: { testMatch: string }[] } {
  const seed = process.env.RANDOM_ORDER;
  if (!seed) return {};
  const files = readdirSync(testDir).filter((name) => name.endsWith('.spec.ts'));
  return { projects: shuffled(files, random(seed)).map((name) => ({ testMatch: `**/${name}` })) };
}
