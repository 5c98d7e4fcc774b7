import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Creates an empty folder for each test of a file, and deletes it afterwards.
 * @returns its path and functions for its files
 */
export function tempFolder() {
  const folder = {
    path: '', // `beforeEach` sets it.
    at: (relativePath: string): string => join(folder.path, relativePath),
    read: (relativePath: string): string =>
      readFileSync(folder.at(relativePath), 'utf8'),
    write(relativePath: string, contents: string | Buffer): void {
      mkdirSync(dirname(folder.at(relativePath)), { recursive: true });
      writeFileSync(folder.at(relativePath), contents);
    },
  };

  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(folder.path, { recursive: true }));

  return folder;
}
