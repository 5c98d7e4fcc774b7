import { circles, WEIGHT } from './circles';
import { squareCloth, type Structure, structures, traceCloth } from './cloth';
import { Pen } from './pen';
import { svg } from './svg';

/** Draws a cloth of nine by nine threads. */
function nineByNine(structure: Structure): string {
  const threads = Array.from({ length: 9 }, (_, index) => ({ at: 16 + index * 26, width: WEIGHT }));
  const cloth = squareCloth(threads, structure, 3);
  const path = traceCloth(cloth, 'weft') + traceCloth(cloth, 'warp');
  return svg(240, 240, `<path d="${path}" stroke="currentColor" stroke-width="${WEIGHT}"/>`);
}

const weave = (): string => nineByNine(structures.plain);

/** The swatch of a service without a slide. */
export const twill = (): string => nineByNine(structures.twill);

/** A band of twelve threads rises and turns to the right. */
function arcs(): string {
  const pen = new Pen(1);
  for (let index = 0; index < 12; index += 1) {
    const radius = 22 + index * 19;
    pen.move([240 - radius, 240]).arc(radius, [240, 240 - radius]);
  }
  return svg(240, 240, `<path d="${pen}" stroke="currentColor" stroke-width="${WEIGHT}"/>`);
}

/** The drawings of slides, by the name in the content. */
export const slideDrawings = { circles, weave, arcs } satisfies Record<string, () => string>;

export type SlideDrawing = keyof typeof slideDrawings;
