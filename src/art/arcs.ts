import { Pen } from './pen';
import { svg } from './svg';

const ARCS = 12;
const PITCH = 19;

/** Deliver: a band of twelve threads comes up and turns outward. */
export function arcs(): string {
  const pen = new Pen(1);
  for (let index = 0; index < ARCS; index += 1) {
    const radius = 22 + index * PITCH;
    pen.move([240 - radius, 240]).arc(radius, [240, 240 - radius]);
  }
  return svg(240, 240, `<path d="${pen}" stroke="currentColor" stroke-width="9"/>`);
}
