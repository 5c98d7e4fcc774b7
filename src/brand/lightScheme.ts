import { type Brand, RATIO } from './brand';
import { mix, withLightness } from './colours';
import { groundColours } from './groundColours';
import { threadColours } from './threadColours';
import { withContrast } from './withContrast';

// The numbers in this file give the designer's colours in
// derivePalette.test.ts.
const WHITE = '#ffffff';
const ERROR_RED = '#a8201a';

/** How much ground is mixed into the paper for panels and dividing lines. */
const SHARE_OF_GROUND = { quiet: 0.055, line: 0.16 };

/** How much paper is mixed into the ground for soft text and field borders. */
const SHARE_OF_PAPER = { soft: 0.26, field: 0.38 };

/** How much red is mixed into the white of the failure alert. */
const SHARE_OF_RED = 0.09;

/** OKLCH lightness of the first thread for underlines and section numbers. */
const ACCENT_LIGHTNESS = 0.52;

/**
 * Returns the light scheme: text in the ground colour on paper.
 * derivePalette.test.ts says where each custom property is used.
 */
export function lightScheme({ ground, paper, threads }: Brand) {
  const readable = (colour: string, backgrounds: readonly string[]): string =>
    withContrast(colour, backgrounds, RATIO.text, 'darker');

  const quiet = mix(paper, ground, SHARE_OF_GROUND.quiet);
  const errorGround = mix(WHITE, ERROR_RED, SHARE_OF_RED);

  const soft = mix(ground, paper, SHARE_OF_PAPER.soft);
  const field = mix(ground, paper, SHARE_OF_PAPER.field);
  const accent = withLightness(threads[0].colour, ACCENT_LIGHTNESS);

  return {
    ...groundColours(ground, paper),
    page: paper,
    raised: WHITE,
    quiet,
    text: ground,
    soft: readable(soft, [paper, quiet]),
    line: mix(paper, ground, SHARE_OF_GROUND.line),
    field: withContrast(field, [paper, WHITE], RATIO.edge, 'darker'),
    accent: readable(accent, [paper, quiet]),
    error: readable(ERROR_RED, [paper, WHITE, errorGround]),
    'error-ground': errorGround,
    solid: ground,
    'on-solid': paper,
    ...threadColours('on-page', threads, {
      backgrounds: [paper],
      ratio: RATIO.decoration,
      direction: 'darker',
    }),
  };
}
