import type { Brand } from './brand';
import { mix, withContrast, mixLightness, withLightness } from './colours';
import { threadColours } from './threadColours';
import { darkGround, darkPage, groundColours } from './grounds';
import { RATIO } from './ratios';

// The numbers in this file are chosen to give the designer's colours in derivePalette.test.ts.
const WHITE = '#ffffff';
const ERROR_RED = { light: '#a8201a', dark: '#ffb4a8' };

/** The light scheme: text in the ground colour on paper. derivePalette.test.ts says where each custom property is used. */
export function lightScheme({ ground, paper, threads }: Brand) {
  const quiet = mix(paper, ground, 0.055);
  const darkThread = withLightness(threads[0].colour, 0.52);
  const errorGround = mix(WHITE, ERROR_RED.light, 0.09);
  return {
    ...groundColours(ground, paper),
    page: paper,
    raised: WHITE,
    quiet,
    text: ground,
    soft: withContrast(mix(ground, paper, 0.26), [paper, quiet], RATIO.text, 'darker'),
    line: mix(paper, ground, 0.16),
    field: withContrast(mix(ground, paper, 0.38), [paper, WHITE], RATIO.edge, 'darker'),
    accent: withContrast(darkThread, [paper, quiet], RATIO.text, 'darker'),
    error: withContrast(ERROR_RED.light, [paper, WHITE, errorGround], RATIO.text, 'darker'),
    'error-ground': errorGround,
    solid: ground,
    'on-solid': paper,
    // RATIO.edge would darken bright threads on paper much more.
    ...threadColours('on-page', threads, [paper], RATIO.line, 'darker'),
  };
}

/** The dark scheme: text in the paper colour on a page darker than the ground, so that hero and footer stand out. */
export function darkScheme({ ground, paper, threads }: Brand): ReturnType<typeof lightScheme> {
  const page = darkPage(ground);
  const raised = mixLightness(ground, paper, 0.065);
  return {
    ...groundColours(darkGround(ground), paper),
    page,
    raised,
    quiet: raised,
    text: paper,
    soft: withContrast(mixLightness(ground, paper, 0.77), [page, raised], RATIO.text, 'lighter'),
    line: mixLightness(ground, paper, 0.21),
    field: withContrast(mixLightness(ground, paper, 0.52), [page, raised], RATIO.edge, 'lighter'),
    accent: withContrast(mix(threads[0].colour, paper, 0.2), [page, raised], RATIO.text, 'lighter'),
    error: withContrast(ERROR_RED.dark, [page, raised], RATIO.text, 'lighter'),
    'error-ground': raised,
    solid: paper,
    'on-solid': ground,
    ...threadColours('on-page', threads, [page], RATIO.edge, 'lighter'),
  };
}
