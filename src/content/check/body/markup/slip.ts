import type { LineProblem } from '../../problem';

/** Something that was meant as markup, and that the parser reads otherwise. */
export interface Slip extends Omit<LineProblem, 'line'> {
  /** Position in the block. */
  index: number;
}

/** Maximum length of a correction that staff copy, in characters. */
export const MAX_QUOTED = 200;
