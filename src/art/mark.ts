import { COLOURS, type Colour } from './ink';
import { svg } from './svg';

/** The agency's mark, the smallest loom: three threads merge into one band. */
export function mark(ink: Record<Colour, string>): string {
  const paths = [
    'M1 4.5C13 4.5 11 11.2 22 11.2H29',
    'M1 15H29',
    'M1 25.5C13 25.5 11 18.8 22 18.8H29',
  ];
  const body = COLOURS.map(
    (colour, index) => `<path d="${paths[index]}" stroke="${ink[colour]}"/>`,
  );
  return svg(30, 30, `<g stroke-width="3">${body.join('')}</g>`);
}
