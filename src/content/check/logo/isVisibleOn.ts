import { contrast } from '../../../brand/colours';
import { RATIO } from '../../../brand/ratios';
import { traceLogo } from './traceLogo';

/** Minimum share of the outline's pixels that must have enough contrast. */
const MIN_VISIBLE_SHARE = 0.9;

/**
 * Whether the outline of a logo has enough contrast with all background colours.
 * @param textColour colour of the shapes without a colour of their own (`currentColor`)
 */
export async function isVisibleOn(svg: string, backgrounds: readonly string[], textColour: string) {
  const { outline: pixels } = await traceLogo(svg, textColour);
  const colours = [...new Set(pixels)];
  const visible = new Set(colours.filter((colour) => contrast(colour, backgrounds) >= RATIO.edge));
  const visiblePixels = pixels.filter((colour) => visible.has(colour));
  return visiblePixels.length >= MIN_VISIBLE_SHARE * pixels.length;
}
