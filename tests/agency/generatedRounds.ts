import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_COUNT } from './partNames';
import {
  planOf,
  writeGeneratedContent,
} from './generated/writeGeneratedContent';
import type { Round } from './rounds';

const GUIDE_FILE = join(__dirname, '../../content/README.md');

function installGeneratedContent(folder: string, seed: number): void {
  rmSync(folder, { recursive: true });
  writeGeneratedContent(folder, seed);
  cpSync(GUIDE_FILE, join(folder, 'README.md'));

  // docs/make-it-yours.md says to delete the first agency's test.
  rmSync(join(folder, '../tests/placeholder.test.ts'), { force: true });
}

function createRound(seed: number): Round {
  const { vocabulary, style } = planOf(seed);

  return {
    name: `Generated content in ${vocabulary.codes[0]}, ${style} texts; CONTENT_SEED=${seed} repeats it`,
    change: (folder) => installGeneratedContent(folder, seed),
    specs: 'content',
  };
}

/** The seeds of the contents to test: if CONTENT_SEED is set, this one only. */
export function generatedSeeds(
  contentSeed = process.env.CONTENT_SEED,
): number[] {
  if (contentSeed) return [Number(contentSeed)];

  return Array.from({ length: CONTENT_COUNT }, (_, index) => index + 1);
}

/** Rounds with contents that are generated from the shape. */
export const generatedRounds = (): Round[] => generatedSeeds().map(createRound);
