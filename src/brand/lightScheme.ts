import type { Brand } from './brand';
import { drawnThreads } from './drawnThreads';
import { ERROR_RED } from './errorRed';
import { mix } from './mix';
import type { Scheme } from './palette';
import { EDGE, FAINT } from './ratios';
import { reached } from './reached';
import { vanishingThread } from './vanishingThread';
import { withLightness } from './withLightness';

const WHITE = '#ffffff';

/** The ground on the paper. */
export function lightScheme(brand: Brand): Scheme {
  const { ground, paper, threads } = brand;
  const colours = {
    page: paper,
    raised: WHITE,
    quiet: mix(paper, ground, 0.055),
    text: ground,
    soft: mix(ground, paper, 0.26),
    line: mix(paper, ground, 0.16),
    field: mix(ground, paper, 0.38),
    accent: withLightness(threads[0].colour, 0.52),
    error: ERROR_RED.light,
    'error-ground': mix(WHITE, ERROR_RED.light, 0.09),
    solid: ground,
    'on-solid': paper,
    edge: 'transparent',
    ...drawnThreads('on-page', threads, {
      grounds: [paper],
      least: FAINT,
      ratio: EDGE,
      direction: 'darker',
      chosen: { [vanishingThread(brand) ?? '']: ground },
    }),
  };
  return reached(colours, ['soft', 'field', 'accent', 'error'], 'darker');
}
