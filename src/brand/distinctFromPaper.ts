import { type Brand, MIN_DIFFERENCE } from './brand';
import { difference, mix } from './colours';

/** How much ground is mixed into a surface that looks like the paper. */
const SHARE_OF_GROUND = 0.08;

/**
 * Returns the colour itself or, if it looks like the paper, one that can be told
 * from it: a white card on a white page has no edges.
 */
export function distinctFromPaper(
  colour: string,
  { ground, paper }: Brand,
): string {
  return difference(colour, paper) < MIN_DIFFERENCE
    ? mix(paper, ground, SHARE_OF_GROUND)
    : colour;
}
