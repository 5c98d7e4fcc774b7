import { contrast, difference } from './colours';
import { derivePalette, type Palette } from './derivePalette';
import { MIN_DIFFERENCE, EDGE, HALO, LINE, TEXT, TWO_GROUNDS } from './ratios';
import { BRANDS, randomBrands } from './testing/brands';

/** The colours that the designer chose by hand for the placeholder brand. */
const DESIGNED = {
  fixed: {
    paper: '#f3f5f0',
    bright: '#ff6a3d',
    'on-bright': '#0b2b26',
    'thread-1': '#ff6a3d',
    'thread-2': '#cbe86b',
    'thread-3': '#bcd8f5',
    'on-thread-1': '#0b2b26',
    'on-thread-2': '#0b2b26',
    'on-thread-3': '#0b2b26',
    'thread-1-on-ground': '#ff6a3d',
    'thread-2-on-ground': '#cbe86b',
    'thread-3-on-ground': '#bcd8f5',
    focus: '#0b2b26',
    halo: '#cbe86b',
    veil: '#061815a8',
  },
  light: {
    ground: '#0b2b26',
    'raised-ground': '#123d35',
    'soft-on-ground': '#a9c7bb',
    page: '#f3f5f0',
    raised: '#ffffff',
    quiet: '#e4eae3',
    text: '#0b2b26',
    soft: '#3f5b53',
    line: '#c9d3ca',
    field: '#5c7269',
    accent: '#b5370c',
    error: '#a8201a',
    'error-ground': '#fdecea',
    solid: '#0b2b26',
    'on-solid': '#f3f5f0',
    'thread-1-on-page': '#ff6a3d',
    'thread-2-on-page': '#92aa39',
    'thread-3-on-page': '#67a3df',
  },
  dark: {
    ground: '#0f3730',
    'raised-ground': '#1b4840',
    'soft-on-ground': '#a9c7bb',
    page: '#061815',
    raised: '#12382f',
    quiet: '#12382f',
    text: '#f3f5f0',
    soft: '#a9c7bb',
    line: '#2c544a',
    field: '#6f9286',
    accent: '#ff8a63',
    error: '#ffb4a8',
    'error-ground': '#12382f',
    solid: '#f3f5f0',
    'on-solid': '#0b2b26',
    'thread-1-on-page': '#ff6a3d',
    'thread-2-on-page': '#cbe86b',
    'thread-3-on-page': '#bcd8f5',
  },
} satisfies Palette;

test('derives the designer’s colours from the placeholder brand, with no visible difference', () => {
  const derived = derivePalette(BRANDS['the one that the site was drawn in']);
  for (const part of ['fixed', 'light', 'dark'] as const) {
    const colours: Record<string, string> = derived[part];
    expect(Object.keys(colours).sort()).toEqual(Object.keys(DESIGNED[part]).sort());
    for (const [name, designed] of Object.entries(DESIGNED[part]))
      expect([name, difference(designed, colours[name] ?? '') <= 0.02]).toEqual([name, true]);
  }
});

type Name = keyof (Palette['fixed'] & Palette['light']);

/** Foreground colours, the backgrounds they appear on, and the contrast they need. Leaves out decoration next to its own text. */
const PAIRS: [colours: Name[], on: Name[], ratio: number][] = [
  // Text of pages, of form fields, of quiet panels and of the failure alert.
  [['text'], ['page', 'raised', 'quiet', 'error-ground'], TEXT],
  // Leads, notes, descriptions and inline code.
  [['soft'], ['page', 'quiet'], TEXT],
  // Underlines of links, and section numbers beside headings.
  [['accent'], ['page', 'quiet'], TEXT],
  // Errors of fields, the heading of the failure alert, and the borders of both.
  [['error'], ['page', 'raised', 'error-ground'], TEXT],
  // Borders of form fields.
  [['field'], ['page', 'raised'], EDGE],
  // The progress bar of a slide.
  [['text'], ['line'], EDGE],
  // The solid button: its text, and its shape.
  [['on-solid'], ['solid'], TEXT],
  [['solid'], ['page'], EDGE],
  // Hero and footer beside the page.
  [['ground'], ['page'], TWO_GROUNDS],
  // Threads of decorative drawings.
  [['thread-1-on-page', 'thread-2-on-page', 'thread-3-on-page'], ['page'], LINE],
  // Text of hero, bar, footer and the thanks alert.
  [['paper'], ['ground', 'raised-ground'], TEXT],
  // Soft text of hero, contact panel and footer.
  [['soft-on-ground'], ['ground'], TEXT],
  // The bright button: its text, and its shape.
  [['on-bright'], ['bright'], TEXT],
  [['bright'], ['ground'], EDGE],
  // Slides and values; in the second thread also the drawer, the skip link and the reload notice.
  [['on-thread-1'], ['thread-1'], TEXT],
  [['on-thread-2'], ['thread-2'], TEXT],
  [['on-thread-3'], ['thread-3'], TEXT],
  // The loom and the mark.
  [['thread-1-on-ground', 'thread-2-on-ground', 'thread-3-on-ground'], ['ground'], EDGE],
  [['thread-1-on-ground', 'thread-2-on-ground', 'thread-3-on-ground'], ['raised-ground'], EDGE],
  // The two rings of the focus.
  [['halo'], ['focus'], HALO],
];

/** Returns the pairs whose contrast is too low. */
const failingPairs = ({ fixed, light, dark }: Palette): string[] =>
  Object.entries({ light, dark }).flatMap(([scheme, colours]) => {
    const all = { ...fixed, ...colours };
    return PAIRS.flatMap(([names, grounds, ratio]) =>
      names
        .flatMap((name) => grounds.map((ground) => ({ name, ground })))
        .filter(({ name, ground }) => contrast(all[name], [all[ground]]) < ratio)
        .map(({ name, ground }) => `${name} on ${ground}, ${scheme}`),
    );
  });

test('every pair has enough contrast in difficult brands and in fifty random ones', () => {
  for (const brand of [...Object.values(BRANDS), ...randomBrands(50)])
    expect([brand, failingPairs(derivePalette(brand))]).toEqual([brand, []]);
});

test('threads that are replaced for their contrast still look different from each other', () => {
  const brand = BRANDS['threads as dark as the ground'];
  const { fixed } = derivePalette(brand);
  const drawn = ([1, 2, 3] as const).map((place) => fixed[`thread-${place}-on-ground`]);
  expect(drawn).not.toEqual(brand.threads.map(({ colour }) => colour));
  drawn.forEach((colour, place) => {
    for (const other of drawn.slice(place + 1))
      expect(difference(colour, other)).toBeGreaterThanOrEqual(MIN_DIFFERENCE);
  });
});

test('a thread on which neither ground nor paper is readable is lightened or darkened', () => {
  const { fixed } = derivePalette(BRANDS['a ground and a paper that are just far enough apart']);
  expect(fixed['thread-1']).not.toBe('#9a8a7a');
  expect(contrast(fixed['thread-1'], [fixed['on-thread-1']])).toBeGreaterThanOrEqual(4.5);
});

test('a dark first thread is lightened for the bright button, but not for slides', () => {
  const brand = BRANDS['navy with crimson, amber and teal on warm paper'];
  const [amber, crimson, teal] = brand.threads;
  const { fixed } = derivePalette({ ...brand, threads: [crimson, amber, teal] });
  expect(fixed['thread-1']).toBe(crimson.colour);
  expect(fixed.bright).not.toBe(crimson.colour);
});
