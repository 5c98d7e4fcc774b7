import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a pattern for the URL of the script with react-slick. It also matches
 * scripts of earlier builds in `public/`.
 */
export function reactSlickUrlPattern(): RegExp {
  const folder = join(__dirname, '../../../public');
  const scriptNames = readdirSync(folder).filter((name) =>
    name.endsWith('.js'),
  );
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  // A CSS class that only react-slick uses.
  const slickNames = scriptNames.filter((name) =>
    textOf(name).includes('slick-initialized'),
  );

  if (slickNames.length === 0)
    throw new Error('No script in public/ contains react-slick.');

  return new RegExp(slickNames.join('|'));
}
