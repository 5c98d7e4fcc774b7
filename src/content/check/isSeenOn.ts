import { contrast } from '../../brand/colours';
import { EDGE } from '../../brand/ratios';
import { traceLogo } from './traceLogo';

/** How much of the outline must be seen. */
const SEEN = 0.9;

/** Whether the outline of a logo can be seen on each of the grounds, whose text has a colour. */
export async function isSeenOn(svg: string, grounds: readonly string[], text: string) {
  const { outline } = await traceLogo(svg, text);
  const seen = outline.filter((colour) => contrast(colour, grounds) >= EDGE);
  return seen.length >= SEEN * outline.length;
}
