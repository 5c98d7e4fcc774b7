import { contrast } from '../../brand/colours';
import { EDGE } from '../../brand/ratios';
import { traceLogo } from './traceLogo';

/** How much of the outline must be seen. */
const SEEN = 0.9;

/**
 * Whether the outline of a logo can be seen on each of the grounds.
 * @param text the colour of text there, which shapes without a colour take
 */
export async function isSeenOn(svg: string, grounds: readonly string[], text: string) {
  const { outline } = await traceLogo(svg, text);
  const colours = [...new Set(outline)];
  const seen = new Set(colours.filter((colour) => contrast(colour, grounds) >= EDGE));
  return outline.filter((colour) => seen.has(colour)).length >= SEEN * outline.length;
}
