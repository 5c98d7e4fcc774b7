import type { Brand } from './brand';
import { withContrast } from './colours';
import { threadColours } from './threadColours';
import { buttonSurfaceOf, type Surface, surfaceOf } from './surfaceOf';
import { darkGround, darkPage, raisedGround } from './grounds';
import { RATIO } from './ratios';
import { darkScheme, lightScheme } from './schemes';

const surface = <Name extends string>(name: Name, { background, text }: Surface) =>
  ({ [name]: background, [`on-${name}`]: text }) as Record<Name | `on-${Name}`, string>;

/** The colours that both schemes share. `on-x` is text on the surface `x`; `thread-1-on-ground` is a line on the ground. */
function fixedColours(brand: Brand) {
  const { ground, paper, threads } = brand;
  const [first, second, third] = threads;
  // The grounds of both schemes, and the backgrounds of their thanks alerts.
  const grounds = [ground, darkGround(ground)].flatMap((each) => [each, raisedGround(each, paper)]);
  // The dark ring of the focus indicator. It has the ratio to white, so that a colour for the light ring, `halo`, exists.
  const focus = withContrast(ground, ['#ffffff'], RATIO.focusRings, 'darker');
  return {
    paper,
    ...surface('bright', buttonSurfaceOf(first.colour, brand)),
    ...surface('thread-1', surfaceOf(first.colour, brand)),
    ...surface('thread-2', surfaceOf(second.colour, brand)),
    ...surface('thread-3', surfaceOf(third.colour, brand)),
    focus,
    halo: withContrast(second.colour, [focus], RATIO.focusRings, 'lighter'),
    // Covers the page beside the open drawer, 66 % opaque.
    veil: `${darkPage(ground)}a8`,
    ...threadColours('on-ground', threads, grounds, RATIO.edge, 'lighter'),
  };
}

/** Derives the custom properties, without `--`. In a brand without faults, text and controls have WCAG 2.2 AA's contrast. */
export const derivePalette = (brand: Brand) => ({
  fixed: fixedColours(brand),
  light: lightScheme(brand),
  dark: darkScheme(brand),
});

export type Palette = ReturnType<typeof derivePalette>;
