import { element } from './element';
import { svg } from './svg';

/**
 * Drawn by eye in a box of 30 x 30: the outer threads bend to run beside the
 * straight one, with a gap of 0.8 between threads of 3.
 */
const PATHS = [
  'M1 4.5C13 4.5 11 11.2 22 11.2H29',
  'M1 15H29',
  'M1 25.5C13 25.5 11 18.8 22 18.8H29',
];

/** The mark of a brand without a logo: three threads merge into one band. */
export function mark(colours: readonly string[]): string {
  const threads = PATHS.map((d, index) =>
    element('path', { d, stroke: colours[index] }),
  );
  const body = element('g', { 'stroke-width': 3 }, threads.join(''));

  return svg({ width: 30, height: 30 }, body);
}
