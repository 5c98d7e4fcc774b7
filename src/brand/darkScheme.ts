import type { Brand } from './brand';
import { drawnThreads } from './drawnThreads';
import { ERROR_RED } from './errorRed';
import { mix } from './mix';
import type { Scheme } from './palette';
import { EDGE } from './ratios';
import { reached } from './reached';
import { tone } from './tone';
import { vanishingThread } from './vanishingThread';

/** The paper on a page a little darker than the ground, so that the opening and the footer still stand out. */
export function darkScheme(brand: Brand): Scheme {
  const { ground, paper, threads } = brand;
  const page = mix(ground, '#000000', 0.07);
  const raised = tone(ground, paper, 0.065);
  const line = tone(ground, paper, 0.21);
  const colours = {
    page,
    raised,
    quiet: raised,
    text: paper,
    soft: tone(ground, paper, 0.77),
    line,
    field: tone(ground, paper, 0.52),
    accent: mix(threads[0].colour, paper, 0.2),
    error: ERROR_RED.dark,
    'error-ground': raised,
    solid: paper,
    'on-solid': ground,
    // Where two dark grounds meet, a line tells them apart.
    edge: line,
    ...drawnThreads('on-page', threads, {
      grounds: [page],
      least: EDGE,
      ratio: EDGE,
      direction: 'lighter',
      // The same thread as on the paper: a drawing is made once for both schemes.
      chosen: { [vanishingThread(brand) ?? '']: paper },
    }),
  };
  return reached(colours, ['soft', 'field', 'accent', 'error'], 'lighter');
}
