import { lightness, withLightness } from './withLightness';

/** A colour of the first one's hue and strength, as light as a mix of both. @param share of the second one, 0 to 1 */
export const tone = (colour: string, other: string, share: number): string =>
  withLightness(colour, lightness(colour) + (lightness(other) - lightness(colour)) * share);
