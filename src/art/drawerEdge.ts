import { svg } from './svg';

const WIDTH = 8;

/** The drawer's left edge: three bars that stretch to any height. */
export function drawerEdge(bars: readonly string[]): string {
  const body = bars.map(
    (bar, index) => `<path d="M${index * WIDTH} 0h${WIDTH}v100h-${WIDTH}z" fill="${bar}"/>`,
  );
  return svg(WIDTH * bars.length, 100, body.join(''), { fit: 'none' });
}
