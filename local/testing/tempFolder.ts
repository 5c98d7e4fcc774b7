import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Creates an empty temporary folder for each test of a file, and deletes it afterwards. */
export function tempFolder() {
  const folder = {
    path: '',
    at: (name: string): string => join(folder.path, name),
    read: (name: string): string => readFileSync(folder.at(name), 'utf8'),
    write(name: string, contents: string | Buffer): void {
      mkdirSync(dirname(folder.at(name)), { recursive: true });
      writeFileSync(folder.at(name), contents);
    },
  };
  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(folder.path, { recursive: true }));
  return folder;
}
