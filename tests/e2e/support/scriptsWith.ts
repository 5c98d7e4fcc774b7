import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const publicFolder = join(__dirname, '../../../public');

/** Returns a pattern for the URLs of built scripts that contain a word. The folder may also hold scripts of earlier builds. */
export function scriptsWith(word: string): RegExp {
  const names = readdirSync(publicFolder).filter(
    (name) => name.endsWith('.js') && readFileSync(join(publicFolder, name), 'utf8').includes(word),
  );
  if (names.length === 0) throw new Error(`No built script contains ${word}`);
  return new RegExp(names.join('|'));
}
