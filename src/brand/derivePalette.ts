import { type Brand, RATIO } from './brand';
import {
  mix,
  mixLightness,
  threadColours,
  withContrast,
  withLightness,
} from './colours';
import {
  buttonSurfaceOf,
  darkGround,
  darkPage,
  type Surface,
  surfaceOf,
} from './surfaces';

// Where no RATIO is named, the numbers in this file are chosen to give the
// designer's colours in derivePalette.test.ts.
const WHITE = '#ffffff';
const ERROR_RED = { light: '#a8201a', dark: '#ffb4a8' };

const raisedGround = (ground: string, paper: string): string =>
  mixLightness(ground, paper, 0.09);

function groundColours(ground: string, paper: string) {
  const soft = mixLightness(ground, paper, 0.77);

  return {
    ground,
    'raised-ground': raisedGround(ground, paper),
    'soft-on-ground': withContrast(soft, [ground], RATIO.text, 'lighter'),
  };
}

/**
 * The colours that both schemes share. `on-x` is text on the surface `x`;
 * `thread-1-on-ground` is a line on the ground.
 */
function fixedColours(brand: Brand) {
  const { ground, paper, threads } = brand;
  const [first, second, third] = threads;
  // The grounds of both schemes, and the backgrounds of their thanks alerts.
  const grounds = [ground, darkGround(ground)].flatMap((base) => [
    base,
    raisedGround(base, paper),
  ]);
  // The dark ring of the focus indicator. Its contrast with white ensures that
  // a colour for the light ring, `halo`, exists.
  const focus = withContrast(ground, [WHITE], RATIO.focusRings, 'darker');
  // TypeScript infers only `string` for a computed key, so `as` names the two
  // keys.
  const surface = <Name extends string>(
    name: Name,
    { background, text }: Surface,
  ) =>
    ({ [name]: background, [`on-${name}`]: text }) as Record<
      Name | `on-${Name}`,
      string
    >;

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

/**
 * The light scheme: text in the ground colour on paper. derivePalette.test.ts
 * says where each custom property is used.
 */
function lightScheme({ ground, paper, threads }: Brand) {
  const quiet = mix(paper, ground, 0.055);
  const darkThread = withLightness(threads[0].colour, 0.52);
  const errorGround = mix(WHITE, ERROR_RED.light, 0.09);

  return {
    ...groundColours(ground, paper),
    page: paper,
    raised: WHITE,
    quiet,
    text: ground,
    soft: withContrast(
      mix(ground, paper, 0.26),
      [paper, quiet],
      RATIO.text,
      'darker',
    ),
    line: mix(paper, ground, 0.16),
    field: withContrast(
      mix(ground, paper, 0.38),
      [paper, WHITE],
      RATIO.edge,
      'darker',
    ),
    accent: withContrast(darkThread, [paper, quiet], RATIO.text, 'darker'),
    error: withContrast(
      ERROR_RED.light,
      [paper, WHITE, errorGround],
      RATIO.text,
      'darker',
    ),
    'error-ground': errorGround,
    solid: ground,
    'on-solid': paper,
    ...threadColours('on-page', threads, [paper], RATIO.decoration, 'darker'),
  };
}

/**
 * The dark scheme: text in the paper colour on a page darker than the ground,
 * so that hero and footer stand out.
 */
function darkScheme({
  ground,
  paper,
  threads,
}: Brand): ReturnType<typeof lightScheme> {
  const page = darkPage(ground);
  const raised = mixLightness(ground, paper, 0.065);

  return {
    ...groundColours(darkGround(ground), paper),
    page,
    raised,
    quiet: raised,
    text: paper,
    soft: withContrast(
      mixLightness(ground, paper, 0.77),
      [page, raised],
      RATIO.text,
      'lighter',
    ),
    line: mixLightness(ground, paper, 0.21),
    field: withContrast(
      mixLightness(ground, paper, 0.52),
      [page, raised],
      RATIO.edge,
      'lighter',
    ),
    accent: withContrast(
      mix(threads[0].colour, paper, 0.2),
      [page, raised],
      RATIO.text,
      'lighter',
    ),
    error: withContrast(ERROR_RED.dark, [page, raised], RATIO.text, 'lighter'),
    'error-ground': raised,
    solid: paper,
    'on-solid': ground,
    ...threadColours('on-page', threads, [page], RATIO.edge, 'lighter'),
  };
}

/**
 * Derives custom properties, without `--`. If brandFaults finds no fault, text
 * and controls have WCAG 2.2 AA's contrast.
 */
export const derivePalette = (brand: Brand) => ({
  fixed: fixedColours(brand),
  light: lightScheme(brand),
  dark: darkScheme(brand),
});

export type Palette = ReturnType<typeof derivePalette>;

/**
 * Returns a style sheet with the site's colours. They are in a layer, so that
 * the print styles in tokens.css override them.
 */
export function brandSheet(brand: Brand): string {
  const { fixed, light, dark } = derivePalette(brand);
  const properties = (colours: object): string =>
    Object.entries(colours)
      .map(([name, colour]) => `--${name}:${colour}`)
      .join(';');

  return (
    `@layer brand{:root{${properties({ ...fixed, ...light })}}` +
    `@media screen and (prefers-color-scheme:dark){:root{${properties(dark)}}}}\n`
  );
}
