import { relative } from 'node:path';
import { tempFolder } from '../../../../testing/tempFolder';

/**
 * Returns a function that writes a square or wide logo in one colour, 10 units
 * high, and returns its path relative to content/.
 */
export function logoFolder() {
  const folder = tempFolder();

  return function writeLogo(colour: string, width = 10): string {
    const file = `${colour.slice(1)}-${width}.svg`;
    const box = `viewBox="0 0 ${width} 10"`;
    const shape = `<path fill="${colour}" d="M0 0h${width}v10H0z"/>`;

    folder.write(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${shape}</svg>`,
    );

    return relative('content', folder.at(file));
  };
}
