import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = join(__dirname, '../../../public');

/** Matches the built scripts that contain a word, scripts of earlier builds in the same folder included. */
export function scriptsWith(word: string): RegExp {
  const names = readdirSync(built).filter(
    (name) => name.endsWith('.js') && readFileSync(join(built, name), 'utf8').includes(word),
  );
  if (names.length === 0) throw new Error(`No built script contains ${word}`);
  return new RegExp(names.join('|'));
}
