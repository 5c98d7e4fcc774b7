import { element } from './element';
import { svg } from './svg';

const SIDE = 24;
const CENTRE = SIDE / 2;

/** Chosen by eye: lines of 2 with gaps of 1.5 between them. */
const RADII = [10.5, 7, 3.5];

/** An arc of 62 % of a circle, and a gap of the rest. */
const ARC_AND_GAP = '62 38';

/**
 * The spinner of the form's submit button: three concentric arcs, which a style
 * sheet rotates.
 */
export function spinner(): string {
  const arcs = RADII.map((radius, index) => {
    // Each arc starts a third of a turn after the one around it.
    const rotation = `rotate(${index * 120} ${CENTRE} ${CENTRE})`;

    return element('circle', {
      cx: CENTRE,
      cy: CENTRE,
      r: radius,
      // Makes the dash lengths percentages.
      pathLength: 100,
      'stroke-dasharray': ARC_AND_GAP,
      transform: rotation,
    });
  });
  const style = { stroke: 'currentColor', 'stroke-width': 2 };

  return svg({ width: SIDE, height: SIDE }, element('g', style, arcs.join('')));
}
