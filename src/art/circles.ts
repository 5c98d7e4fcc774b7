import { svg } from './svg';

const ELLIPSES = 8;
const WIDE = 116;
const NARROW = 48;
/** Line weight of all drawings of slides, so that they weigh alike. */
export const WEIGHT = 7.5;
const CLEARANCE = 1.5;

const quarter = Math.PI / 2;
const step = Math.PI / ELLIPSES / 2;

/** The point of the unturned ellipse that is seen from the middle at this angle. */
function pointAt(angle: number): [number, number] {
  const radius = 1 / Math.hypot(Math.cos(angle) / WIDE, Math.sin(angle) / NARROW);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function lengthTo(angle: number): number {
  const pieces = Math.max(1, Math.round(angle / 0.002));
  let length = 0;
  for (let piece = 0; piece < pieces; piece += 1) {
    const [a, b] = [pointAt((angle * piece) / pieces), pointAt((angle * (piece + 1)) / pieces)];
    length += Math.hypot(b[0] - a[0], b[1] - a[1]);
  }
  return length;
}

/** Half the gap that a thread of the same width needs to pass over here: the flatter the crossing, the longer. */
function gapAt(angle: number): number {
  const [a, b] = [pointAt(angle - 0.001), pointAt(angle + 0.001)];
  const lean = Math.atan2(b[1] - a[1], b[0] - a[0]) - angle - quarter;
  // The other thread is this one's mirror image, so they cross at twice the lean.
  return (
    (WEIGHT / 2 + CLEARANCE) / Math.abs(Math.sin(2 * lean)) +
    WEIGHT / 2 / Math.abs(Math.tan(2 * lean))
  );
}

/**
 * Where an ellipse is seen along half its length, as dashes. It meets the others at every step but at its axes, and
 * passes over and under in turn; beyond an axis the turns swap, which is what makes them agree for every two ellipses.
 */
function dashes(): number[] {
  const under = Array.from({ length: 2 * ELLIPSES }, (_, index) => index).filter((index) =>
    index < ELLIPSES ? index > 0 && index % 2 === 0 : index % 2 === 1,
  );
  const edges = under.flatMap((index) => {
    const middle = lengthTo(index * step);
    // Where the crossings crowd together, a gap leaves at least a stitch of thread between two others.
    const room = Math.min(
      middle - lengthTo((index - 1) * step),
      lengthTo((index + 1) * step) - middle,
    );
    const half = Math.min(gapAt(index * step), room * 0.75);
    return [middle - half, middle + half];
  });
  return [...edges, lengthTo(Math.PI)].map((edge, place) => edge - (edges[place - 1] ?? 0));
}

/** Design: eight ellipses, drawn with a compass and laid over and under each other. */
export function circles(): string {
  const body = Array.from({ length: ELLIPSES }, (_, index) => {
    const turn = index ? ` transform="rotate(${(index * 180) / ELLIPSES})"` : '';
    return `<ellipse rx="${WIDE}" ry="${NARROW}"${turn}/>`;
  }).join('');
  const array = [...dashes(), 0].map((dash) => Number(dash.toFixed(2))).join(' ');
  const strokes = `stroke="currentColor" stroke-width="${WEIGHT}" stroke-dasharray="${array}"`;
  return svg(240, 240, `<g transform="translate(120 120)" ${strokes}>${body}</g>`);
}
