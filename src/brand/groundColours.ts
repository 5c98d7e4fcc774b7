import { RATIO } from './brand';
import { mixLightness } from './colours';
import { withContrast } from './withContrast';

/**
 * How far each lightness is moved from the ground's to the paper's. Both shares
 * give the designer's colours in derivePalette.test.ts.
 */
const SHARE_OF_PAPER = { raised: 0.09, soft: 0.77 };

/** The background of the thanks alert, on the ground. */
export const raisedGround = (ground: string, paper: string): string =>
  mixLightness(ground, paper, SHARE_OF_PAPER.raised);

/** Returns the colours of hero, bar and footer in one scheme. */
export function groundColours(ground: string, paper: string) {
  const soft = mixLightness(ground, paper, SHARE_OF_PAPER.soft);

  return {
    ground,
    'raised-ground': raisedGround(ground, paper),
    'soft-on-ground': withContrast(soft, [ground], RATIO.text, 'lighter'),
  };
}
