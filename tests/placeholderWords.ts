import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether `content/` has the words of the placeholder agency. An agency deletes
 * the test of these words (docs/make-it-yours.md). Limits that were measured
 * with them can't hold for every content.
 */
export const HAS_PLACEHOLDER_WORDS = existsSync(
  join(__dirname, 'placeholder.test.ts'),
);
