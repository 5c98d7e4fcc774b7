import { arcs } from './arcs';
import { circles } from './circles';
import { weave } from './weave';

/** The drawings that a slide can name. */
export const slideDrawings = { circles, weave, arcs } satisfies Record<string, () => string>;

export type SlideDrawing = keyof typeof slideDrawings;
