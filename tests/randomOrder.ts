import { readdirSync } from 'node:fs';
import { random, shuffled } from '../src/art/random';

/** Shuffles the spec files if RANDOM_ORDER is a seed. Playwright keeps only the order of projects, so each file becomes one. */
export function randomOrder(testDir: string): { projects?: { testMatch: string }[] } {
  const seed = process.env.RANDOM_ORDER;
  if (!seed) return {};
  const files = readdirSync(testDir).filter((name) => name.endsWith('.spec.ts'));
  return { projects: shuffled(files, random(seed)).map((name) => ({ testMatch: `**/${name}` })) };
}
