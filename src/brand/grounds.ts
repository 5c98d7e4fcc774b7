import { mix, withContrast, tone } from './colours';
import { TEXT, TWO_GROUNDS } from './ratios';

/** The page background in the dark scheme: darker than the brand's ground. */
export const darkPage = (ground: string): string => mix(ground, '#000000', 0.27);

/** The ground in the dark scheme: the brand's, or the nearest lighter one with enough contrast to the dark page. */
export const darkGround = (ground: string): string =>
  withContrast(ground, [darkPage(ground)], TWO_GROUNDS, 'lighter');

/** Background of cards and fields on the ground. */
export const raisedGround = (ground: string, paper: string): string => tone(ground, paper, 0.09);

/** The colours of the dark sections of one scheme, by custom property. */
export const groundColours = (ground: string, paper: string) => ({
  ground,
  'raised-ground': raisedGround(ground, paper),
  'soft-on-ground': withContrast(tone(ground, paper, 0.77), [ground], TEXT, 'lighter'),
});
