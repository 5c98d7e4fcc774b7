import { type Brand, RATIO } from './brand';
import { darkPage } from './darkPage';
import { raisedGround } from './groundColours';
import { buttonSurfaceOf, type Surface, surfaceOf } from './surfaces';
import { threadColours } from './threadColours';
import { withContrast } from './withContrast';

const WHITE = '#ffffff';

/** The veil covers the page beside the open drawer. This is 66 % of opaque. */
const VEIL_ALPHA = 'a8';

/** `on-x` is the text on the surface `x`. */
function surfaceColours<Name extends string>(
  name: Name,
  { background, text }: Surface,
) {
  const colours = { [name]: background, [`on-${name}`]: text };

  // TypeScript infers only `string` for a computed key.
  return colours as Record<Name | `on-${Name}`, string>;
}

/** Returns the colours of threads in drawings on the ground. */
function threadsOnGround({ ground, paper, threads }: Brand) {
  const grounds = [ground, darkPage(ground)];
  // The grounds of both schemes, each with the background of its thanks alert.
  const backgrounds = grounds.flatMap((base) => [
    base,
    raisedGround(base, paper),
  ]);

  return threadColours('on-ground', threads, {
    backgrounds,
    ratio: RATIO.edge,
    direction: 'lighter',
  });
}

/**
 * Returns the colours of the first and the third thread on the light scheme's
 * drawer, which has the second one's colour.
 */
function threadsOnDrawer({ ground, threads }: Brand, drawer: Surface) {
  const colours = threadColours('on-thread-2', threads, {
    backgrounds: [drawer.background],
    ratio: RATIO.edge,
    direction: drawer.text === ground ? 'darker' : 'lighter',
  });

  return {
    'thread-1-on-thread-2': colours['thread-1-on-thread-2'],
    'thread-3-on-thread-2': colours['thread-3-on-thread-2'],
  };
}

/**
 * Returns the colours that both schemes share. `thread-1` is a surface, and
 * `on-thread-1` the text on it; `thread-1-on-ground` is a line on the ground.
 */
export function fixedColours(brand: Brand) {
  const { ground, paper, threads } = brand;
  const [first, second, third] = threads;
  const drawer = surfaceOf(second.colour, brand);

  // The dark ring of the focus indicator. Its contrast with white ensures that
  // a colour for the light ring, `halo`, exists.
  const focus = withContrast(ground, [WHITE], RATIO.focusRings, 'darker');
  const halo = withContrast(
    second.colour,
    [focus],
    RATIO.focusRings,
    'lighter',
  );

  return {
    paper,
    ...surfaceColours('bright', buttonSurfaceOf(first.colour, brand)),
    ...surfaceColours('thread-1', surfaceOf(first.colour, brand)),
    ...surfaceColours('thread-2', drawer),
    ...surfaceColours('thread-3', surfaceOf(third.colour, brand)),
    focus,
    halo,
    veil: darkPage(ground) + VEIL_ALPHA,
    ...threadsOnGround(brand),
    ...threadsOnDrawer(brand, drawer),
  };
}
