import { circles, WEIGHT } from './circles';
import { squareCloth, type Structure, structures, traceCloth } from './cloth';
import { Pen } from './pen';
import { svg } from './svg';

/** Nine threads over and under nine. */
function nineByNine(structure: Structure): string {
  const threads = Array.from({ length: 9 }, (_, index) => ({ at: 16 + index * 26, width: WEIGHT }));
  const cloth = squareCloth(threads, structure, 3);
  const path = traceCloth(cloth, 'weft') + traceCloth(cloth, 'warp');
  return svg(240, 240, `<path d="${path}" stroke="currentColor" stroke-width="${WEIGHT}"/>`);
}

/** Develop. */
const weave = (): string => nineByNine(structures.plain);

/** The cloth of a service without a slide. */
export const twill = (): string => nineByNine(structures.twill);

/** Deliver: a band of twelve threads comes up and turns outward. */
function arcs(): string {
  const pen = new Pen(1);
  for (let index = 0; index < 12; index += 1) {
    const radius = 22 + index * 19;
    pen.move([240 - radius, 240]).arc(radius, [240, 240 - radius]);
  }
  return svg(240, 240, `<path d="${pen}" stroke="currentColor" stroke-width="${WEIGHT}"/>`);
}

/** The drawings that a slide can name. */
export const slideDrawings = { circles, weave, arcs } satisfies Record<string, () => string>;

export type SlideDrawing = keyof typeof slideDrawings;
