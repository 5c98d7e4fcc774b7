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
  const { outline } = await traceLogo(svg, textColour);
  const visible = outline.filter((colour) => contrast(colour, backgrounds) >= RATIO.edge);
  return visible.length >= MIN_VISIBLE_SHARE * outline.length;
}
