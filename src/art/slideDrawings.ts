import { element } from './element';
import { rosette } from './rosette';
import { type Structure, structures } from './structures';
import { svg } from './svg';
import { traceCloth } from './traceCloth';

/** The lengths in this file are chosen by eye. */
const SIDE = 240;
const STROKE = { stroke: 'currentColor', 'stroke-width': 7.5 };

const square = (body: string): string =>
  svg({ width: SIDE, height: SIDE }, body);

/**
 * The style sheet moves the parts of a drawing that have this attribute
 * (Slide.module.css).
 */
const motion = (name: 'turn' | 'slide' | 'draw') => ({ 'data-motion': name });

/** A plaited ring. It turns. */
function circles(): string {
  const thread = rosette({ strokeWidth: STROKE['stroke-width'] });
  const ring = element('g', motion('turn'), thread);
  const attributes = {
    transform: `translate(${SIDE / 2} ${SIDE / 2})`,
    ...STROKE,
  };

  return square(element('g', attributes, ring));
}

/**
 * Nine warps and nine wefts. The outermost ones are 16 from the edges. The
 * threads stick out by `fringe`, which only the slides show.
 */
const CLOTH = {
  threadCount: 9,
  firstCentre: 16,
  pitch: 26,
  clearance: 3,
  fringe: 8,
};

function clothOf(structure: Structure): string {
  const threads = Array.from({ length: CLOTH.threadCount }, (_, index) => ({
    centre: CLOTH.firstCentre + index * CLOTH.pitch,
    width: STROKE['stroke-width'],
  }));
  const cloth = {
    warps: threads,
    wefts: threads,
    structure,
    from: -CLOTH.fringe,
    to: SIDE + CLOTH.fringe,
    clearance: CLOTH.clearance,
  };
  const wefts = traceCloth(cloth, 'weft').map((d) => element('path', { d }));
  const warps = traceCloth(cloth, 'warp').join('');
  const body =
    element('g', motion('slide'), wefts.join('')) +
    element('path', { d: warps });

  return square(element('g', STROKE, body));
}

/** The cloth of a service without a slide. */
export const twillCloth = (): string => clothOf(structures.twill);
const plainCloth = (): string => clothOf(structures.plain);

const ARC = { count: 12, firstRadius: 22, pitch: 19 };

/**
 * Quarter circles around the bottom right corner. They draw at one speed: their
 * `pathLength` is relative to that of the outermost one.
 */
function arcs(): string {
  const lastRadius = ARC.firstRadius + (ARC.count - 1) * ARC.pitch;

  const paths = Array.from({ length: ARC.count }, (_, index) => {
    const radius = ARC.firstRadius + index * ARC.pitch;
    const start = `${SIDE - radius} ${SIDE}`;

    return element('path', {
      d: `M${start}a${radius} ${radius} 0 0 1 ${radius}-${radius}`,
      pathLength: Number((radius / lastRadius).toFixed(2)),
    });
  });

  return square(element('g', { ...STROKE, ...motion('draw') }, paths.join('')));
}

export const slideDrawings = { circles, weave: plainCloth, arcs };
export type SlideDrawing = keyof typeof slideDrawings;
