import { Pen } from './pen';
import { structures } from './structures';
import { svg } from './svg';
import { traceCloth } from './woven';

const THREADS = 9;
const WIDTH = 11;

/** Develop: nine threads over and under nine. */
export function weave(): string {
  const threads = Array.from({ length: THREADS }, (_, index) => ({
    at: 16 + index * 26,
    width: WIDTH,
  }));
  const cloth = {
    warps: threads,
    wefts: threads,
    structure: structures.plain,
    from: 0,
    to: 240,
    clearance: 4,
  };
  const pen = new Pen(1);
  traceCloth(cloth, 'weft', pen);
  traceCloth(cloth, 'warp', pen);
  return svg(240, 240, `<path d="${pen}" stroke="currentColor" stroke-width="${WIDTH}"/>`);
}
