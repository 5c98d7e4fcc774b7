import { contrast, okhslLightness, withOkhslLightness } from './colours';

/** Steps of the binary search: twelve reach the precision of `#rrggbb`. */
const STEP_COUNT = 12;

const LIGHTNESS = { darker: 0, lighter: 1 };

/**
 * Returns the nearest colour of the same hue whose contrast with each
 * background reaches the ratio, else black or white.
 */
export function withContrast(
  colour: string,
  backgrounds: readonly string[],
  ratio: number,
  direction: 'darker' | 'lighter',
): string {
  const hasContrast = (candidate: string): boolean =>
    contrast(candidate, backgrounds) >= ratio;

  if (hasContrast(colour)) return colour;

  let failing = okhslLightness(colour);
  let passing = LIGHTNESS[direction];

  for (let step = 0; step < STEP_COUNT; step += 1) {
    const middle = (failing + passing) / 2;

    if (hasContrast(withOkhslLightness(colour, middle))) passing = middle;
    else failing = middle;
  }

  return withOkhslLightness(colour, passing);
}
