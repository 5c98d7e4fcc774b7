import { createHash } from 'node:crypto';
import type { ContentDocument } from '../../read/readDocument';

/** Number of characters of a hash. They tell some dozens of files apart. */
const LENGTH = 16;

/**
 * Returns a hash of the words of a content file. Quotes, line endings and empty
 * lines at the end don't change it: the editor writes them in its own way.
 */
export function contentHash({ fields, body }: ContentDocument): string {
  const words = JSON.stringify([fields, body.text.trim()]);

  return createHash('sha256').update(words).digest('hex').slice(0, LENGTH);
}
