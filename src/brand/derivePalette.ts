import type { Brand } from './brand';
import { mix, reach, tone } from './colours';
import { drawnThreads } from './drawnThreads';
import { brightFieldOf, fieldOf } from './fieldOf';
import { reached } from './pairs';
import type { FixedColours, Palette } from './palette';
import { EDGE, HALO } from './ratios';
import { darkScheme, lightScheme } from './schemes';

/** What is the same in both schemes. */
function fixedColours(brand: Brand): FixedColours {
  const { ground, paper, threads } = brand;
  const raised = tone(ground, paper, 0.09);
  const bright = brightFieldOf(threads[0].colour, brand);
  const [first, second, third] = [
    fieldOf(threads[0].colour, brand),
    fieldOf(threads[1].colour, brand),
    fieldOf(threads[2].colour, brand),
  ];
  const focus = reach(ground, ['#ffffff'], HALO, 'darker');
  const colours = {
    ground,
    paper,
    'raised-ground': raised,
    'soft-on-ground': tone(ground, paper, 0.77),
    bright: bright.field,
    'on-bright': bright.on,
    'thread-1': first.field,
    'on-thread-1': first.on,
    'thread-2': second.field,
    'on-thread-2': second.on,
    'thread-3': third.field,
    'on-thread-3': third.on,
    focus,
    halo: reach(threads[1].colour, [focus], HALO, 'lighter'),
    veil: `${mix(ground, '#000000', 0.27)}a8`,
    ...drawnThreads('on-ground', threads, {
      grounds: [ground, raised],
      least: EDGE,
      direction: 'lighter',
    }),
  };
  return reached(colours, ['soft-on-ground'], 'lighter');
}

/**
 * Every colour of the site from the five of a brand without faults. Each pair of colours that meet has the contrast
 * that `PAIRS` asks for.
 */
export const derivePalette = (brand: Brand): Palette => ({
  fixed: fixedColours(brand),
  light: lightScheme(brand),
  dark: darkScheme(brand),
});
