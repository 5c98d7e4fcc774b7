import { element } from './element';
import { type Structure, structures } from './structures';
import { svg } from './svg';
import { traceCloth } from './traceCloth';

/** The lengths in this file are chosen by eye. */
const SIDE = 240;
const STROKE = { stroke: 'currentColor', 'stroke-width': 7.5 };

const square = (body: string): string =>
  svg({ width: SIDE, height: SIDE }, body);

const ELLIPSE = { count: 8, rx: 116, ry: 48 };

/**
 * Lengths of the dashes of an ellipse, and of the gaps after them. They fill
 * half of the ellipse, and repeat in its other half. In each gap, another
 * ellipse is on top. The last gap is 0, so that the last dash of each half
 * joins the first dash of the other.
 */
const DASHES = [
  { dash: 45.48, gap: 10.51 },
  { dash: 26.97, gap: 13.78 },
  { dash: 10.48, gap: 15.14 },
  { dash: 14.42, gap: 14.28 },
  { dash: 5.8, gap: 17.05 },
  { dash: 16.46, gap: 11.38 },
  { dash: 36.22, gap: 12.68 },
  { dash: 18.16, gap: 0 },
];

/** Ellipses with one centre, evenly rotated, woven into each other. */
function rosette(): string {
  const { count, rx, ry } = ELLIPSE;

  const ellipses = Array.from({ length: count }, (_, index) => {
    const angle = (index * 180) / count;
    const transform = angle > 0 ? `rotate(${angle})` : undefined;

    return element('ellipse', { rx, ry, transform });
  });
  const dashArray = DASHES.map(({ dash, gap }) => `${dash} ${gap}`).join(' ');
  const attributes = {
    transform: `translate(${SIDE / 2} ${SIDE / 2})`,
    ...STROKE,
    'stroke-dasharray': dashArray,
  };

  return square(element('g', attributes, ellipses.join('')));
}

/** Nine warps and nine wefts. The outermost ones are 16 from the edges. */
const CLOTH = { threadCount: 9, firstCentre: 16, pitch: 26, clearance: 3 };

function clothOf(structure: Structure): string {
  const threads = Array.from({ length: CLOTH.threadCount }, (_, index) => ({
    centre: CLOTH.firstCentre + index * CLOTH.pitch,
    width: STROKE['stroke-width'],
  }));
  const cloth = {
    warps: threads,
    wefts: threads,
    structure,
    from: 0,
    to: SIDE,
    clearance: CLOTH.clearance,
  };
  const paths = [...traceCloth(cloth, 'weft'), ...traceCloth(cloth, 'warp')];

  return square(element('path', { d: paths.join(''), ...STROKE }));
}

/** The cloth of a service without a slide. */
export const twillCloth = (): string => clothOf(structures.twill);
const plainCloth = (): string => clothOf(structures.plain);

const ARC = { count: 12, firstRadius: 22, pitch: 19 };

/** Quarter circles around the bottom right corner. */
function arcs(): string {
  const paths = Array.from({ length: ARC.count }, (_, index) => {
    const radius = ARC.firstRadius + index * ARC.pitch;
    const start = `${SIDE - radius} ${SIDE}`;

    return `M${start}a${radius} ${radius} 0 0 1 ${radius}-${radius}`;
  });

  return square(element('path', { d: paths.join(''), ...STROKE }));
}

export const slideDrawings = { circles: rosette, weave: plainCloth, arcs };
export type SlideDrawing = keyof typeof slideDrawings;
