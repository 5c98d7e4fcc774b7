import type { Brand } from './brand';
import { withContrast } from './colours';
import { threadColours } from './threadColours';
import { buttonSurfaceOf, surfaceOf } from './surfaceOf';
import { darkGround, darkPage, raisedGround } from './grounds';
import { RATIO } from './ratios';
import { darkScheme, lightScheme } from './schemes';

/** The colours that both schemes share. `on-x` is text on the surface `x`; `thread-1-on-ground` is a line on the ground. */
function fixedColours(brand: Brand) {
  const { ground, paper, threads } = brand;
  // The ground of the light scheme and that of the dark scheme.
  const grounds = [ground, darkGround(ground)];
  const groundsAndRaised = [...grounds, ...grounds.map((each) => raisedGround(each, paper))];
  const bright = buttonSurfaceOf(threads[0].colour, brand);
  const firstSurface = surfaceOf(threads[0].colour, brand);
  const secondSurface = surfaceOf(threads[1].colour, brand);
  const thirdSurface = surfaceOf(threads[2].colour, brand);
  // The dark ring of the focus indicator. It has the ratio to white, so that a colour for the light ring, `halo`, exists.
  const focus = withContrast(ground, ['#ffffff'], RATIO.focusRings, 'darker');
  return {
    paper,
    bright: bright.background,
    'on-bright': bright.text,
    'thread-1': firstSurface.background,
    'on-thread-1': firstSurface.text,
    'thread-2': secondSurface.background,
    'on-thread-2': secondSurface.text,
    'thread-3': thirdSurface.background,
    'on-thread-3': thirdSurface.text,
    focus,
    halo: withContrast(threads[1].colour, [focus], RATIO.focusRings, 'lighter'),
    // Covers the page beside the open drawer, 66 % opaque.
    veil: `${darkPage(ground)}a8`,
    ...threadColours('on-ground', threads, groundsAndRaised, RATIO.edge, 'lighter'),
  };
}

/**
 * Derives all colours of the site from a brand without faults. A key is the name of a custom property without `--`, a value is
 * `#rrggbb`, or `#rrggbbaa` for the veil. Text and controls have the contrast that WCAG 2.2 AA requires.
 */
export const derivePalette = (brand: Brand) => ({
  fixed: fixedColours(brand),
  light: lightScheme(brand),
  dark: darkScheme(brand),
});

export type Palette = ReturnType<typeof derivePalette>;
