import { contrast, difference } from './colours';
import { derivePalette } from './derivePalette';
import { PAIRS } from './pairs';
import type { Palette } from './palette';
import { APART } from './ratios';
import { BRANDS } from './testing/brands';
import { randomBrands } from './testing/randomBrands';

/** What the site was drawn in, by hand: the derivation keeps its looks. */
const DRAWN = {
  fixed: {
    ground: '#0b2b26',
    paper: '#f3f5f0',
    'raised-ground': '#123d35',
    'soft-on-ground': '#a9c7bb',
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
    edge: 'transparent',
    'thread-1-on-page': '#ff6a3d',
    'thread-2-on-page': '#0b2b26',
    'thread-3-on-page': '#bcd8f5',
  },
  dark: {
    page: '#0a2621',
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
    edge: '#2c544a',
    'thread-1-on-page': '#ff6a3d',
    'thread-2-on-page': '#f3f5f0',
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

/** The pairs that fall short in a palette: none is right. */
const shortPairs = ({ fixed, light, dark }: Palette): string[] =>
  Object.entries({ light, dark }).flatMap(([scheme, colours]) => {
    const all = { ...fixed, ...colours };
    return PAIRS.flatMap((pair) =>
      pair.colours.flatMap((name) =>
        pair.on
          .filter((ground) => contrast(all[name], [all[ground]]) < pair.ratio)
          .map(
            (ground) => `${name} on ${ground}, ${scheme}: ${contrast(all[name], [all[ground]])}`,
          ),
      ),
    );
  });

test.each(Object.entries(BRANDS))('every pair has its contrast in %s', (_, brand) => {
  expect(shortPairs(derivePalette(brand))).toEqual([]);
});

test('every pair has its contrast in two hundred brands of any colours', () => {
  for (const brand of randomBrands(200))
    expect([brand, shortPairs(derivePalette(brand))]).toEqual([brand, []]);
});

test('the stand-ins of threads can be told apart where they are drawn', () => {
  const { threads } = BRANDS['threads as dark as the ground'];
  const { fixed } = derivePalette(BRANDS['threads as dark as the ground']);
  const drawn = ([1, 2, 3] as const).map((place) => fixed[`thread-${place}-on-ground`]);
  expect(drawn).not.toEqual(threads.map(({ colour }) => colour));
  const [first = '', second = '', third = ''] = drawn;
  for (const [one, other] of [
    [first, second],
    [second, third],
    [first, third],
  ] as const)
    expect(difference(one, other)).toBeGreaterThanOrEqual(APART);
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
