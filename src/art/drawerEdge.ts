import { element } from './element';
import { svg } from './svg';

const BAR_WIDTH = 8;

/** Any height will do, because the bars stretch. */
const HEIGHT = 100;

/** The drawer's left edge: vertical bars that stretch to any height. */
export function drawerEdge(colours: readonly string[]): string {
  const bars = colours.map((fill, index) => {
    const left = index * BAR_WIDTH;
    const d = `M${left} 0h${BAR_WIDTH}v${HEIGHT}h-${BAR_WIDTH}z`;

    return element('path', { d, fill });
  });
  const frame = {
    width: BAR_WIDTH * colours.length,
    height: HEIGHT,
    preserveAspectRatio: 'none',
  };

  return svg(frame, bars.join(''));
}
