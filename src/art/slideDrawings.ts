import { circles } from './circles';
import { squareCloth, structures, traceCloth } from './cloth';
import { Pen } from './pen';
import { svg } from './svg';

/** Develop: nine threads over and under nine. */
function weave(): string {
  const threads = Array.from({ length: 9 }, (_, index) => ({ at: 16 + index * 26, width: 11 }));
  const cloth = squareCloth(threads, structures.plain, 4);
  const path = traceCloth(cloth, 'weft') + traceCloth(cloth, 'warp');
  return svg(240, 240, `<path d="${path}" stroke="currentColor" stroke-width="11"/>`);
}

/** Deliver: a band of twelve threads comes up and turns outward. */
function arcs(): string {
  const pen = new Pen(1);
  for (let index = 0; index < 12; index += 1) {
    const radius = 22 + index * 19;
    pen.move([240 - radius, 240]).arc(radius, [240, 240 - radius]);
  }
  return svg(240, 240, `<path d="${pen}" stroke="currentColor" stroke-width="9"/>`);
}

/** The drawings that a slide can name. */
export const slideDrawings = { circles, weave, arcs } satisfies Record<string, () => string>;

export type SlideDrawing = keyof typeof slideDrawings;
