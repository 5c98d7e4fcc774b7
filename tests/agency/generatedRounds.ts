import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  planOf,
  writeGeneratedContent,
} from './generated/writeGeneratedContent';
import type { Round } from './rounds';

const GUIDE_FILE = join(__dirname, '../../content/README.md');
const CONTENT_COUNT = 10;

function installGeneratedContent(folder: string, seed: number): void {
  rmSync(folder, { recursive: true });
  writeGeneratedContent(folder, seed);
  cpSync(GUIDE_FILE, join(folder, 'README.md'));

  // The first agency's test, as docs/make-it-yours.md describes.
  rmSync(join(folder, '../tests/placeholder.test.ts'), { force: true });
}

function createRound(seed: number): Round {
  const { vocabulary, style } = planOf(seed);

  return {
    name: `Generated content in ${vocabulary.codes[0]}, ${style} texts; CONTENT_SEED=${seed} repeats it`,
    change: (folder) => installGeneratedContent(folder, seed),
    specs: 'site',
  };
}

/**
 * Ten contents from the shape, in three languages; one if CONTENT_SEED is set.
 */
export function generatedRounds(
  contentSeed = process.env.CONTENT_SEED,
): Round[] {
  if (contentSeed) return [createRound(Number(contentSeed))];

  return Array.from({ length: CONTENT_COUNT }, (_, index) =>
    createRound(index + 1),
  );
}
