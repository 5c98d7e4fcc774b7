import type { Brand } from './brand';
import { reach } from './colours';
import { drawnThreads } from './drawnThreads';
import { brightFieldOf, fieldOf } from './fieldOf';
import { darkGround, darkPage, raisedGround } from './grounds';
import { EDGE, HALO } from './ratios';
import { darkScheme, lightScheme } from './schemes';

/** The colours that are the same in both schemes. `on-` names what is written on a field, `-on-` what is drawn on a ground. */
function fixedColours(brand: Brand) {
  const { ground, paper, threads } = brand;
  const grounds = [ground, darkGround(ground)];
  const bright = brightFieldOf(threads[0].colour, brand);
  const first = fieldOf(threads[0].colour, brand);
  const second = fieldOf(threads[1].colour, brand);
  const third = fieldOf(threads[2].colour, brand);
  const focus = reach(ground, ['#ffffff'], HALO, 'darker');
  return {
    paper,
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
    veil: `${darkPage(ground)}a8`,
    ...drawnThreads('on-ground', threads, {
      grounds: [...grounds, ...grounds.map((each) => raisedGround(each, paper))],
      least: EDGE,
      direction: 'lighter',
    }),
  };
}

/**
 * Every colour of the site from the five of a brand without faults, by the name of its custom property: each `#rrggbb`
 * or, for the veil, with its opacity. Wherever two of them meet, they have the contrast that WCAG asks for.
 */
export const derivePalette = (brand: Brand) => ({
  fixed: fixedColours(brand),
  light: lightScheme(brand),
  dark: darkScheme(brand),
});

export type Palette = ReturnType<typeof derivePalette>;
