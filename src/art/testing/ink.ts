import type { Ink } from '../ink';

/** Colours that a test can find in a drawing by name. */
export const ink: Ink = {
  threads: ['red', 'green', 'blue'],
  warp: 'white',
  background: 'black',
};
