import { RATIO } from './brand';
import { mix } from './colours';
import { withContrast } from './withContrast';

/**
 * Share of black that is mixed into the ground. It gives the designer's colour
 * in derivePalette.test.ts.
 */
const SHARE_OF_BLACK = 0.27;

/** The page's background in the dark scheme. */
export const darkPage = (ground: string): string =>
  mix(ground, '#000000', SHARE_OF_BLACK);

/**
 * The ground in the dark scheme: the brand's ground, or the nearest lighter
 * colour with enough contrast to the dark page.
 */
export const darkGround = (ground: string): string =>
  withContrast(ground, [darkPage(ground)], RATIO.darkGround, 'lighter');
