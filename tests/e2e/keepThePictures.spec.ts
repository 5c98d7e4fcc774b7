import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test';

const ROOT = join(__dirname, '../..');

/**
 * Digests of all AVIF files in a folder of the project. Two jobs of Gatsby's may
 * have the same file.
 */
function picturesIn(folder: string): Set<string> {
  const path = join(ROOT, folder);

  if (!existsSync(path)) return new Set();

  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  const digests = names
    .filter((name) => name.endsWith('.avif'))
    .map((name) => readFileSync(join(path, name)))
    .map((bytes) => createHash('sha256').update(bytes).digest('hex'));

  return new Set(digests);
}

test('a build keeps its resized pictures, and no others, for the next build', () => {
  expect(picturesIn('.resized-pictures')).toEqual(picturesIn('public/static'));
});
