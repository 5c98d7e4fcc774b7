import { mix, withContrast, mixLightness } from './colours';
import { RATIO } from './ratios';

// The numbers in this file are chosen to give the designer's colours in derivePalette.test.ts.
export const darkPage = (ground: string): string => mix(ground, '#000000', 0.27);

/** The ground in the dark scheme: the brand's ground, or the nearest lighter colour with enough contrast to the dark page. */
export const darkGround = (ground: string): string =>
  withContrast(ground, [darkPage(ground)], RATIO.darkGround, 'lighter');

export const raisedGround = (ground: string, paper: string): string =>
  mixLightness(ground, paper, 0.09);

export function groundColours(ground: string, paper: string) {
  const soft = mixLightness(ground, paper, 0.77);
  return {
    ground,
    'raised-ground': raisedGround(ground, paper),
    'soft-on-ground': withContrast(soft, [ground], RATIO.text, 'lighter'),
  };
}
