import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a pattern for the URL of the script with react-slick. `public/` may also hold that script of earlier builds. */
export function reactSlickUrl(): RegExp {
  const folder = join(__dirname, '../../../public');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  const classOfReactSlick = 'slick-initialized';
  const names = scripts.filter((name) => textOf(name).includes(classOfReactSlick));
  if (names.length === 0) throw new Error('No script in public/ contains react-slick.');
  return new RegExp(names.join('|'));
}
