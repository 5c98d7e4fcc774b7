import type { Brand } from './brand';
import { mix, withContrast, tone, withLightness } from './colours';
import { drawnThreads } from './drawnThreads';
import { darkGround, darkPage, groundColours } from './grounds';
import { EDGE, LINE, TEXT } from './ratios';

const WHITE = '#ffffff';
/** Errors are red in every brand. */
const ERROR_RED = { light: '#a8201a', dark: '#ffb4a8' };

/** The colours of one scheme, by custom property. */
export type Scheme = ReturnType<typeof lightScheme>;

/** Text in the ground colour on paper. */
export function lightScheme(brand: Brand) {
  const { ground, paper, threads } = brand;
  const quiet = mix(paper, ground, 0.055);
  const errorGround = mix(WHITE, ERROR_RED.light, 0.09);
  return {
    ...groundColours(ground, paper),
    page: paper,
    raised: WHITE,
    quiet,
    text: ground,
    soft: withContrast(mix(ground, paper, 0.26), [paper, quiet], TEXT, 'darker'),
    line: mix(paper, ground, 0.16),
    field: withContrast(mix(ground, paper, 0.38), [paper, WHITE], EDGE, 'darker'),
    accent: withContrast(withLightness(threads[0].colour, 0.52), [paper, quiet], TEXT, 'darker'),
    error: withContrast(ERROR_RED.light, [paper, WHITE, errorGround], TEXT, 'darker'),
    'error-ground': errorGround,
    solid: ground,
    'on-solid': paper,
    ...drawnThreads('on-page', threads, {
      grounds: [paper],
      minContrast: LINE,
      direction: 'darker',
    }),
  };
}

/** Text in the paper colour on a page darker than the ground, so that hero and footer stand out. */
export function darkScheme(brand: Brand): Scheme {
  const { ground, paper, threads } = brand;
  const page = darkPage(ground);
  const raised = tone(ground, paper, 0.065);
  return {
    ...groundColours(darkGround(ground), paper),
    page,
    raised,
    quiet: raised,
    text: paper,
    soft: withContrast(tone(ground, paper, 0.77), [page, raised], TEXT, 'lighter'),
    line: tone(ground, paper, 0.21),
    field: withContrast(tone(ground, paper, 0.52), [page, raised], EDGE, 'lighter'),
    accent: withContrast(mix(threads[0].colour, paper, 0.2), [page, raised], TEXT, 'lighter'),
    error: withContrast(ERROR_RED.dark, [page, raised], TEXT, 'lighter'),
    'error-ground': raised,
    solid: paper,
    'on-solid': ground,
    ...drawnThreads('on-page', threads, {
      grounds: [page],
      minContrast: EDGE,
      direction: 'lighter',
    }),
  };
}
