import type { Brand } from './brand';
import { drawnThreads } from './drawnThreads';
import { brightFieldOf, fieldOf } from './fieldOf';
import { mix } from './mix';
import type { FixedColours } from './palette';
import { EDGE, HALO } from './ratios';
import { reach } from './reach';
import { reached } from './reached';
import { tone } from './tone';

/** What is the same in both schemes. */
export function fixedColours(brand: Brand): FixedColours {
  const { ground, paper, threads } = brand;
  const [first, second, third] = threads;
  const raised = tone(ground, paper, 0.09);
  const bright = brightFieldOf(first.colour, brand);
  const fields = [
    fieldOf(first.colour, brand),
    fieldOf(second.colour, brand),
    fieldOf(third.colour, brand),
  ] as const;
  const focus = reach(ground, ['#ffffff'], HALO, 'darker');
  const colours = {
    ground,
    paper,
    'raised-ground': raised,
    'soft-on-ground': tone(ground, paper, 0.77),
    bright: bright.field,
    'on-bright': bright.on,
    'thread-1': fields[0].field,
    'on-thread-1': fields[0].on,
    'thread-2': fields[1].field,
    'on-thread-2': fields[1].on,
    'thread-3': fields[2].field,
    'on-thread-3': fields[2].on,
    focus,
    halo: reach(second.colour, [focus], HALO, 'lighter'),
    veil: `${mix(ground, '#000000', 0.27)}a8`,
    ...drawnThreads('on-ground', threads, {
      grounds: [ground, raised],
      least: EDGE,
      ratio: EDGE,
      direction: 'lighter',
    }),
  };
  return reached(colours, ['soft-on-ground'], 'lighter');
}
