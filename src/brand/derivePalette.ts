import type { Brand } from './brand';
import { withContrast } from './colours';
import { drawnThreads } from './drawnThreads';
import { buttonSurfaceOf, surfaceOf } from './surfaceOf';
import { darkGround, darkPage, raisedGround } from './grounds';
import { EDGE, HALO } from './ratios';
import { darkScheme, lightScheme } from './schemes';

/** The colours that both schemes share. `on-x` is text on the surface x; `x-on-ground` is a line on the ground. */
function fixedColours(brand: Brand) {
  const { ground, paper, threads } = brand;
  const grounds = [ground, darkGround(ground)];
  const bright = buttonSurfaceOf(threads[0].colour, brand);
  const first = surfaceOf(threads[0].colour, brand);
  const second = surfaceOf(threads[1].colour, brand);
  const third = surfaceOf(threads[2].colour, brand);
  const focus = withContrast(ground, ['#ffffff'], HALO, 'darker');
  return {
    paper,
    bright: bright.background,
    'on-bright': bright.text,
    'thread-1': first.background,
    'on-thread-1': first.text,
    'thread-2': second.background,
    'on-thread-2': second.text,
    'thread-3': third.background,
    'on-thread-3': third.text,
    focus,
    halo: withContrast(threads[1].colour, [focus], HALO, 'lighter'),
    veil: `${darkPage(ground)}a8`,
    ...drawnThreads('on-ground', threads, {
      grounds: [...grounds, ...grounds.map((each) => raisedGround(each, paper))],
      minContrast: EDGE,
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
