import { svg } from './svg';

const ELLIPSES = 8;
const RADIUS_X = 116;
const RADIUS_Y = 48;
/** Stroke width of every slide's drawing. */
export const STROKE_WIDTH = 7.5;
/** Width of the gap on each side of an ellipse that passes over another. */
const CLEARANCE = 1.5;

/** Polar angle between two crossings of an ellipse with others. */
const STEP = Math.PI / ELLIPSES / 2;
/**
 * The crossings in the first half of an ellipse at which it passes under another one, in steps from its long axis. Steps 0 and 8
 * are the axes, which no other ellipse crosses. After step 8 the odd steps pass under, so that each crossing has one gap.
 */
const UNDERPASSES = [2, 4, 6, 9, 11, 13, 15];

/** Returns the point of the unrotated ellipse at this polar angle. */
function pointAt(angle: number): [number, number] {
  const radius = 1 / Math.hypot(Math.cos(angle) / RADIUS_X, Math.sin(angle) / RADIUS_Y);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Returns the length of the arc from step 0, as the sum of short straight lines. */
function arcLength(step: number): number {
  const angle = step * STEP;
  const lines = Math.max(1, Math.round(angle / 0.002));
  let length = 0;
  for (let line = 0; line < lines; line += 1) {
    const [start, end] = [pointAt((angle * line) / lines), pointAt((angle * (line + 1)) / lines)];
    length += Math.hypot(end[0] - start[0], end[1] - start[1]);
  }
  return length;
}

/** Returns half the length of the gap where another ellipse passes over: the flatter the crossing, the longer. */
function halfGap(angle: number): number {
  const [before, after] = [pointAt(angle - 0.001), pointAt(angle + 0.001)];
  const tangent = Math.atan2(after[1] - before[1], after[0] - before[0]);
  // The other ellipse mirrors this one at the radius through the crossing.
  const crossingAngle = 2 * (tangent - angle - Math.PI / 2);
  return (
    (STROKE_WIDTH / 2 + CLEARANCE) / Math.abs(Math.sin(crossingAngle)) +
    STROKE_WIDTH / 2 / Math.abs(Math.tan(crossingAngle))
  );
}

/** Returns the lengths of dashes and gaps, in turn, for the first half of an ellipse. The second half repeats them. */
function dashes(): number[] {
  const edges = UNDERPASSES.flatMap((step) => {
    const middle = arcLength(step);
    // Where crossings are close together, limit the gap so that a dash remains between two gaps.
    const distance = Math.min(middle - arcLength(step - 1), arcLength(step + 1) - middle);
    const half = Math.min(halfGap(step * STEP), distance * 0.75);
    return [middle - half, middle + half];
  });
  return [...edges, arcLength(2 * ELLIPSES)].map((edge, index) => edge - (edges[index - 1] ?? 0));
}

/** The drawing "circles": eight rotated ellipses, interlaced. */
export function circles(): string {
  const body = Array.from({ length: ELLIPSES }, (_, index) => {
    const rotation = index ? ` transform="rotate(${(index * 180) / ELLIPSES})"` : '';
    return `<ellipse rx="${RADIUS_X}" ry="${RADIUS_Y}"${rotation}/>`;
  }).join('');
  // The gap of length 0 makes the number of values even, so that the pattern repeats with a dash.
  const array = [...dashes(), 0].map((dash) => Number(dash.toFixed(2))).join(' ');
  const strokes = `stroke="currentColor" stroke-width="${STROKE_WIDTH}" stroke-dasharray="${array}"`;
  return svg(240, 240, `<g transform="translate(120 120)" ${strokes}>${body}</g>`);
}
