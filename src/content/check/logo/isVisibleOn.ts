import { contrast } from '../../../brand/colours';
import { EDGE } from '../../../brand/ratios';
import { traceLogo } from './traceLogo';

/** Minimum share of the outline that has enough contrast. */
const MIN_VISIBLE_SHARE = 0.9;

/**
 * Whether the outline of a logo has enough contrast to every one of the given background colours.
 * @param text colour for shapes of the logo without a colour
 */
export async function isVisibleOn(svg: string, backgrounds: readonly string[], text: string) {
  const { outline } = await traceLogo(svg, text);
  const colours = [...new Set(outline)];
  const visible = new Set(colours.filter((colour) => contrast(colour, backgrounds) >= EDGE));
  return (
    outline.filter((colour) => visible.has(colour)).length >= MIN_VISIBLE_SHARE * outline.length
  );
}
