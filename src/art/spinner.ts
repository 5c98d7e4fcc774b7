import { svg } from './svg';

/** Three threads on their way round, for the site's styles to turn; each circle can turn at a pace of its own. */
export function spinner(): string {
  const threads = [10.5, 7, 3.5].map((radius, index) => {
    // Lengths count in hundredths of the round; each thread starts a third of a turn after the one around it.
    const turn = `rotate(${index * 120} 12 12)`;
    return `<circle cx="12" cy="12" r="${radius}" pathLength="100" stroke-dasharray="62 38" transform="${turn}"/>`;
  });
  return svg(24, 24, `<g stroke="currentColor" stroke-width="2">${threads.join('')}</g>`);
}
