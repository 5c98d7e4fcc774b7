import type { Brand } from './brand';
import { contrast, mix, tone, withLightness } from './colours';
import { drawnThreads } from './drawnThreads';
import { reached } from './pairs';
import type { Scheme } from './palette';
import { EDGE, FAINT } from './ratios';

const [WHITE, BLACK] = ['#ffffff', '#000000'];
/** The reds of what is wrong: the same hue in every brand, since people know it, in two strengths. */
const ERROR_RED = { light: '#a8201a', dark: '#ffb4a8' };

/** What text or a line becomes where its contrast is too little. */
const REACHED = ['soft', 'field', 'accent', 'error'] as const;

/**
 * The thread that can least be seen on the paper, where that is too little for a line: a drawing is made once for both
 * schemes, so it is drawn in the colour of the text in both.
 * @param text the colour of the text
 */
function vanishing({ paper, threads }: Brand, text: string): Record<string, string> {
  const seen = ({ colour }: { colour: string }): number => contrast(colour, [paper]);
  const [faintest] = [...threads].sort((a, b) => seen(a) - seen(b));
  return faintest && seen(faintest) < FAINT ? { [faintest.colour]: text } : {};
}

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
      direction: 'darker',
      chosen: vanishing(brand, ground),
    }),
  };
  return reached(colours, REACHED, 'darker');
}

/** The paper on a page a little darker than the ground, so that the opening and the footer still stand out. */
export function darkScheme(brand: Brand): Scheme {
  const { ground, paper, threads } = brand;
  const page = mix(ground, BLACK, 0.07);
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
      direction: 'lighter',
      chosen: vanishing(brand, paper),
    }),
  };
  return reached(colours, REACHED, 'lighter');
}
