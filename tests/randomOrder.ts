import { readdirSync } from 'node:fs';
import { random, shuffled } from '../src/art/random';

/**
 * Returns a Playwright project for each spec file, in random order, if
 * RANDOM_ORDER is set. Projects run in this order.
 */
export function randomOrder(testDir: string): {
  projects?: { testMatch: string }[];
} {
  const seed = process.env.RANDOM_ORDER;

  if (!seed) return {};

  const files = readdirSync(testDir).filter((name) =>
    name.endsWith('.spec.ts'),
  );

  return {
    projects: shuffled(files, random(seed)).map((name) => ({
      testMatch: `**/${name}`,
    })),
  };
}
