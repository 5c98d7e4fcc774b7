import { mix, reach, tone } from './colours';
import { TEXT, TWO_GROUNDS } from './ratios';

/** The page of the dark scheme: the brand's ground, darker. */
export const darkPage = (ground: string): string => mix(ground, '#000000', 0.27);

/** The ground of the dark scheme: the brand's, or the nearest lighter one that differs from the dark page. */
export const darkGround = (ground: string): string =>
  reach(ground, [darkPage(ground)], TWO_GROUNDS, 'lighter');

export const raisedGround = (ground: string, paper: string): string => tone(ground, paper, 0.09);

/** The colours of a scheme's dark sections, by the names of the custom properties. */
export const groundColours = (ground: string, paper: string) => ({
  ground,
  'raised-ground': raisedGround(ground, paper),
  'soft-on-ground': reach(tone(ground, paper, 0.77), [ground], TEXT, 'lighter'),
});
