import { colourOf, type Ink } from './ink';
import { Pen } from './pen';
import { random } from './random';
import { svg } from './svg';
import { drawThreads } from './threads';

const THREADS = 9;
const PITCH = 8;

/** The footer's band, as wide as the page: nine threads come in mixed and leave sorted by colour. */
export function footerBand(seed: string, ink: Ink): string {
  const next = random(seed);
  const threads = Array.from({ length: THREADS }, (_, index) => {
    const from = 4 + index * PITCH;
    const to = 4 + ((index % 3) * 3 + Math.floor(index / 3)) * PITCH;
    const start = 480 + next() * 120;
    const end = start + 300 + next() * 80;
    const path = new Pen()
      .move([0, from])
      .line([start, from])
      .curve([start + 170, from], [end - 170, to], [end, to])
      .line([1440, to])
      .toString();
    return { colour: colourOf(index), layer: index % 2, path };
  });
  // The band is stretched to the page's width, but its threads keep their weight.
  const body = drawThreads(threads, ink, {
    width: 2.25,
    clearance: 1.6,
    attributes: ' vector-effect="non-scaling-stroke"',
  });
  return svg(1440, THREADS * PITCH, `<g stroke-width="2.25">${body}</g>`, { fit: 'none' });
}
