import { type Brand, RATIO } from './brand';
import { mix, mixLightness } from './colours';
import { darkPage } from './darkPage';
import { groundColours } from './groundColours';
import type { lightScheme } from './lightScheme';
import { threadColours } from './threadColours';
import { withContrast } from './withContrast';

// The numbers in this file give the designer's colours in
// derivePalette.test.ts.
const ERROR_RED = '#ffb4a8';

/** How far each lightness is moved from the ground's to the paper's. */
const SHARE_OF_PAPER = { raised: 0.065, soft: 0.77, line: 0.21, field: 0.52 };

/** How much paper is mixed into the first thread for underlines. */
const SHARE_OF_PAPER_IN_ACCENT = 0.2;

/**
 * Returns the dark scheme: text in the paper colour on a background darker than
 * the ground. Hero, bar and footer have the same background as the page.
 */
export function darkScheme({
  ground,
  paper,
  threads,
}: Brand): ReturnType<typeof lightScheme> {
  const page = darkPage(ground);
  const raised = mixLightness(ground, paper, SHARE_OF_PAPER.raised);
  const backgrounds = [page, raised];

  const readable = (colour: string): string =>
    withContrast(colour, backgrounds, RATIO.text, 'lighter');

  const soft = mixLightness(ground, paper, SHARE_OF_PAPER.soft);
  const field = mixLightness(ground, paper, SHARE_OF_PAPER.field);
  const accent = mix(threads[0].colour, paper, SHARE_OF_PAPER_IN_ACCENT);

  return {
    ...groundColours(page, paper),
    'raised-ground': raised,
    page,
    raised,
    quiet: raised,
    text: paper,
    soft: readable(soft),
    line: mixLightness(ground, paper, SHARE_OF_PAPER.line),
    field: withContrast(field, backgrounds, RATIO.edge, 'lighter'),
    accent: readable(accent),
    error: readable(ERROR_RED),
    'error-ground': raised,
    solid: paper,
    'on-solid': ground,
    ...threadColours('on-page', threads, {
      backgrounds: [page],
      // Titles of slides and values have these colours, too.
      ratio: RATIO.text,
      direction: 'lighter',
    }),
  };
}
