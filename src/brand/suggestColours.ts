import { RATIO } from './brand';
import { contrast } from './colours';
import { withContrast } from './withContrast';

const MIN_RATIO = RATIO.paperOnGround;

/**
 * Suggests colours instead of a ground and a paper with too little contrast: a
 * darker ground, else a lighter paper, else both.
 */
export function suggestColours(ground: string, paper: string): string {
  const newGround = withContrast(ground, [paper], MIN_RATIO, 'darker');

  if (contrast(newGround, [paper]) >= MIN_RATIO)
    return `The nearest ground with enough contrast: ${newGround}`;

  const newPaper = withContrast(paper, [ground], MIN_RATIO, 'lighter');

  if (contrast(newPaper, [ground]) >= MIN_RATIO)
    return (
      'No ground has enough contrast. ' +
      `The nearest paper that has: ${newPaper}`
    );

  const paperOnNewGround = withContrast(
    paper,
    [newGround],
    MIN_RATIO,
    'lighter',
  );

  return (
    'The nearest colours with enough contrast: ' +
    `ground ${newGround} and paper ${paperOnNewGround}`
  );
}
