import { svg } from './svg';

const ELLIPSES = 8;
const WIDE = 116;
const NARROW = 48;
/** Stroke width of every slide's drawing. */
export const WEIGHT = 7.5;
const CLEARANCE = 1.5;

const quarter = Math.PI / 2;
const step = Math.PI / ELLIPSES / 2;

/** Returns the point of the unrotated ellipse at this polar angle. */
function pointAt(angle: number): [number, number] {
  const radius = 1 / Math.hypot(Math.cos(angle) / WIDE, Math.sin(angle) / NARROW);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Returns the arc length from angle 0. */
function lengthTo(angle: number): number {
  const pieces = Math.max(1, Math.round(angle / 0.002));
  let length = 0;
  for (let piece = 0; piece < pieces; piece += 1) {
    const [a, b] = [pointAt((angle * piece) / pieces), pointAt((angle * (piece + 1)) / pieces)];
    length += Math.hypot(b[0] - a[0], b[1] - a[1]);
  }
  return length;
}

/** Returns half the length of the gap that lets another ellipse pass over: the flatter the crossing, the longer. */
function gapAt(angle: number): number {
  const [a, b] = [pointAt(angle - 0.001), pointAt(angle + 0.001)];
  const lean = Math.atan2(b[1] - a[1], b[0] - a[0]) - angle - quarter;
  // The other ellipse is a mirror image at this point, so both cross at twice the lean.
  return (
    (WEIGHT / 2 + CLEARANCE) / Math.abs(Math.sin(2 * lean)) +
    WEIGHT / 2 / Math.abs(Math.tan(2 * lean))
  );
}

/**
 * Returns the dash pattern for half an ellipse. It crosses another ellipse at every step except at its axes, alternately over and
 * under. The order swaps beyond an axis, so that at each crossing exactly one of the two ellipses has a gap.
 */
function dashes(): number[] {
  const under = Array.from({ length: 2 * ELLIPSES }, (_, index) => index).filter((index) =>
    index < ELLIPSES ? index > 0 && index % 2 === 0 : index % 2 === 1,
  );
  const edges = under.flatMap((index) => {
    const middle = lengthTo(index * step);
    // Where crossings are close together, limit the gap so that a dash remains between two gaps.
    const room = Math.min(
      middle - lengthTo((index - 1) * step),
      lengthTo((index + 1) * step) - middle,
    );
    const half = Math.min(gapAt(index * step), room * 0.75);
    return [middle - half, middle + half];
  });
  return [...edges, lengthTo(Math.PI)].map((edge, place) => edge - (edges[place - 1] ?? 0));
}

/** The drawing "circles": eight rotated ellipses, interlaced. */
export function circles(): string {
  const body = Array.from({ length: ELLIPSES }, (_, index) => {
    const turn = index ? ` transform="rotate(${(index * 180) / ELLIPSES})"` : '';
    return `<ellipse rx="${WIDE}" ry="${NARROW}"${turn}/>`;
  }).join('');
  const array = [...dashes(), 0].map((dash) => Number(dash.toFixed(2))).join(' ');
  const strokes = `stroke="currentColor" stroke-width="${WEIGHT}" stroke-dasharray="${array}"`;
  return svg(240, 240, `<g transform="translate(120 120)" ${strokes}>${body}</g>`);
}
