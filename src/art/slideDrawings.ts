import { circles, STROKE_WIDTH } from './circles';
import { squareCloth, type Structure, structures, traceCloth } from './cloth';
import { Pen } from './pen';
import { svg } from './svg';

/** Draws cloth of nine by nine threads. */
function nineByNine(structure: Structure): string {
  const thread = (index: number) => ({ centre: 16 + index * 26, width: STROKE_WIDTH });
  const threads = Array.from({ length: 9 }, (_, index) => thread(index));
  const cloth = squareCloth(threads, structure, 3);
  const path = traceCloth(cloth, 'weft') + traceCloth(cloth, 'warp');
  return svg(240, 240, `<path d="${path}" stroke="currentColor" stroke-width="${STROKE_WIDTH}"/>`);
}

const weave = (): string => nineByNine(structures.plain);

/** The swatch of a service without a slide. */
export const twill = (): string => nineByNine(structures.twill);

/** The drawing "arcs": twelve quarter circles, like a band that rises and turns to the right. */
function arcs(): string {
  const pen = new Pen(1);
  for (let index = 0; index < 12; index += 1) {
    const radius = 22 + index * 19;
    pen.move([240 - radius, 240]).arc(radius, [240, 240 - radius]);
  }
  return svg(240, 240, `<path d="${pen}" stroke="currentColor" stroke-width="${STROKE_WIDTH}"/>`);
}

/** The drawings of slides, by their names in content/services/. */
export const slideDrawings = { circles, weave, arcs } satisfies Record<string, () => string>;

export type SlideDrawing = keyof typeof slideDrawings;
