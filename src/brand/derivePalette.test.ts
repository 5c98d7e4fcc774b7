import { contrast, difference } from './colours';
import { derivePalette, type Palette } from './derivePalette';
import { APART, EDGE, HALO, LINE, TEXT, TWO_GROUNDS } from './ratios';
import { BRANDS, randomBrands } from './testing/brands';

/** What the site was drawn in, by hand: the derivation keeps its looks. */
const DRAWN = {
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

test('the brand that the site was drawn in gives the colours that it was drawn in, to the eye', () => {
  const derived = derivePalette(BRANDS['the one that the site was drawn in']);
  for (const part of ['fixed', 'light', 'dark'] as const) {
    const colours: Record<string, string> = derived[part];
    expect(Object.keys(colours).sort()).toEqual(Object.keys(DRAWN[part]).sort());
    for (const [name, drawn] of Object.entries(DRAWN[part]))
      expect([name, difference(drawn, colours[name] ?? '') <= 0.02]).toEqual([name, true]);
  }
});

type Name = keyof (Palette['fixed'] & Palette['light']);

/**
 * Every pair of colours that meet on a screen: what stands on which grounds, and the contrast that it needs with each.
 * Decoration that stands beside its own words is not among them.
 */
const PAIRS: [colours: Name[], on: Name[], ratio: number][] = [
  // What a page says, what is typed into a field, a quiet panel and the words of a failure.
  [['text'], ['page', 'raised', 'quiet', 'error-ground'], TEXT],
  // Leads, notes and descriptions, and a name that a program uses within them.
  [['soft'], ['page', 'quiet'], TEXT],
  // The line under a link tells it from the text, and the sign beside a heading is read.
  [['accent'], ['page', 'quiet'], TEXT],
  // What is wrong with a field, and the heading of a failure; also the edge around both.
  [['error'], ['page', 'raised', 'error-ground'], TEXT],
  // The edge of a field is all that shows where to type.
  [['field'], ['page', 'raised'], EDGE],
  // How much of a slide’s time has gone.
  [['text'], ['line'], EDGE],
  // The words of a solid button, which is seen as one.
  [['on-solid'], ['solid'], TEXT],
  [['solid'], ['page'], EDGE],
  // The opening and the footer beside the page.
  [['ground'], ['page'], TWO_GROUNDS],
  // The threads of a drawing are decoration.
  [['thread-1-on-page', 'thread-2-on-page', 'thread-3-on-page'], ['page'], LINE],
  // The opening, the bar, the footer, and the thank-you.
  [['paper'], ['ground', 'raised-ground'], TEXT],
  // The lead of the opening, the contact panel, and the footer.
  [['soft-on-ground'], ['ground'], TEXT],
  // The words of the bright button, which is seen as one.
  [['on-bright'], ['bright'], TEXT],
  [['bright'], ['ground'], EDGE],
  // A slide or a value of each thread; of the second one also the drawer, the skip link, and a notice.
  [['on-thread-1'], ['thread-1'], TEXT],
  [['on-thread-2'], ['thread-2'], TEXT],
  [['on-thread-3'], ['thread-3'], TEXT],
  // The loom is the picture of the site, and the mark is drawn in its threads.
  [['thread-1-on-ground', 'thread-2-on-ground', 'thread-3-on-ground'], ['ground'], EDGE],
  [['thread-1-on-ground', 'thread-2-on-ground', 'thread-3-on-ground'], ['raised-ground'], EDGE],
  // Whichever ground the focus stands on, one of its two rings is seen.
  [['halo'], ['focus'], HALO],
];

/** The pairs that fall short in a palette: none is right. */
const shortPairs = ({ fixed, light, dark }: Palette): string[] =>
  Object.entries({ light, dark }).flatMap(([scheme, colours]) => {
    const all = { ...fixed, ...colours };
    return PAIRS.flatMap(([names, grounds, ratio]) =>
      names
        .flatMap((name) => grounds.map((ground) => ({ name, ground })))
        .filter(({ name, ground }) => contrast(all[name], [all[ground]]) < ratio)
        .map(({ name, ground }) => `${name} on ${ground}, ${scheme}`),
    );
  });

test('every pair has its contrast in brands that are hard to wear, and in fifty of any colours', () => {
  for (const brand of [...Object.values(BRANDS), ...randomBrands(50)])
    expect([brand, shortPairs(derivePalette(brand))]).toEqual([brand, []]);
});

test('the stand-ins of threads can be told apart where they are drawn', () => {
  const brand = BRANDS['threads as dark as the ground'];
  const { fixed } = derivePalette(brand);
  const drawn = ([1, 2, 3] as const).map((place) => fixed[`thread-${place}-on-ground`]);
  expect(drawn).not.toEqual(brand.threads.map(({ colour }) => colour));
  drawn.forEach((colour, place) => {
    for (const other of drawn.slice(place + 1))
      expect(difference(colour, other)).toBeGreaterThanOrEqual(APART);
  });
});

test('a field in a middle tone, on which neither could be read, becomes one on which it can', () => {
  const { fixed } = derivePalette(BRANDS['a ground and a paper that are just far enough apart']);
  expect(fixed['thread-1']).not.toBe('#9a8a7a');
  expect(contrast(fixed['thread-1'], [fixed['on-thread-1']])).toBeGreaterThanOrEqual(4.5);
});

test('a dark thread is a bright button in a lighter stand-in, and keeps its own field', () => {
  const brand = BRANDS['navy with crimson, amber and teal on warm paper'];
  const [amber, crimson, teal] = brand.threads;
  const { fixed } = derivePalette({ ...brand, threads: [crimson, amber, teal] });
  expect(fixed['thread-1']).toBe(crimson.colour);
  expect(fixed.bright).not.toBe(crimson.colour);
});
