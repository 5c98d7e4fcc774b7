import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const publicFolder = join(__dirname, '../../../public');

/** Returns a pattern for the URL of the script with react-slick. `public/` may also hold that script of earlier builds. */
export function reactSlickUrl(): RegExp {
  const names = readdirSync(publicFolder).filter(
    (name) =>
      name.endsWith('.js') &&
      // A class that only react-slick adds.
      readFileSync(join(publicFolder, name), 'utf8').includes('slick-initialized'),
  );
  if (names.length === 0) throw new Error('No script in public/ contains react-slick.');
  return new RegExp(names.join('|'));
}
