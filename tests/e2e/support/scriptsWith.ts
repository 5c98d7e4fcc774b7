import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = join(__dirname, '../../../public');

/** The addresses of the built scripts that hold a word; earlier builds may have left theirs beside it. */
export function scriptsWith(word: string): RegExp {
  const names = readdirSync(built).filter(
    (name) => name.endsWith('.js') && readFileSync(join(built, name), 'utf8').includes(word),
  );
  if (names.length === 0) throw new Error(`No script of the build holds ${word}`);
  return new RegExp(names.join('|'));
}
