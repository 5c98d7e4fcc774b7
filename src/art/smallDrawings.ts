import { svg } from './svg';

/** The mark of a brand without a logo: three threads merge into one band. */
export function mark(colours: readonly string[]): string {
  const paths = [
    'M1 4.5C13 4.5 11 11.2 22 11.2H29',
    'M1 15H29',
    'M1 25.5C13 25.5 11 18.8 22 18.8H29',
  ].map((path, index) => `<path d="${path}" stroke="${colours[index]}"/>`);

  return svg(30, 30, `<g stroke-width="3">${paths.join('')}</g>`);
}

/**
 * The spinner of the form's submit button: three concentric arcs, which a style
 * sheet rotates.
 */
export function spinner(): string {
  const arcs = [10.5, 7, 3.5].map((radius, index) => {
    // pathLength 100 makes dash lengths percentages. Each arc starts a third of
    // a turn after the one around it.
    const rotation = `rotate(${index * 120} 12 12)`;

    return `<circle cx="12" cy="12" r="${radius}" pathLength="100" stroke-dasharray="62 38" transform="${rotation}"/>`;
  });

  return svg(
    24,
    24,
    `<g stroke="currentColor" stroke-width="2">${arcs.join('')}</g>`,
  );
}

/** The drawer's left edge: vertical bars that stretch to any height. */
export function drawerEdge(colours: readonly string[]): string {
  const bars = colours.map(
    (fill, index) => `<path d="M${index * 8} 0h8v100h-8z" fill="${fill}"/>`,
  );

  return svg(8 * colours.length, 100, bars.join(''), 'none');
}
