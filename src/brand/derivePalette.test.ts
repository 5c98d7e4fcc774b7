import { contrast, difference, isDistinct, lightness } from './colours';
import { brandSheet, derivePalette, type Palette } from './derivePalette';
import { BRANDS, randomBrands } from './testing/brands';

/**
 * Copied from RATIO in brand.ts, not imported, so that a test here fails when
 * somebody lowers a ratio there.
 */
const MIN = {
  text: 4.5,
  edge: 3,
  decoration: 2.4,
  darkGround: 1.4,
  focusRings: 9,
};

const DESIGNED = {
  fixed: `paper #f3f5f0 bright #ff6a3d on-bright #0b2b26 thread-1 #ff6a3d thread-2 #cbe86b
    thread-3 #bcd8f5 on-thread-1 #0b2b26 on-thread-2 #0b2b26 on-thread-3 #0b2b26
    thread-1-on-ground #ff6a3d thread-2-on-ground #cbe86b thread-3-on-ground #bcd8f5
    focus #0b2b26 halo #cbe86b veil #061815a8`,
  light: `ground #0b2b26 raised-ground #123d35 soft-on-ground #a9c7bb page #f3f5f0 raised #ffffff
    quiet #e4eae3 text #0b2b26 soft #3f5b53 line #c9d3ca field #5c7269 accent #b5370c
    error #a8201a error-ground #fdecea solid #0b2b26 on-solid #f3f5f0 thread-1-on-page #ff6a3d
    thread-2-on-page #92aa39 thread-3-on-page #67a3df`,
  dark: `ground #0f3730 raised-ground #1b4840 soft-on-ground #a9c7bb page #061815 raised #12382f
    quiet #12382f text #f3f5f0 soft #a9c7bb line #2c544a field #6f9286 accent #ff8a63
    error #ffb4a8 error-ground #12382f solid #f3f5f0 on-solid #0b2b26 thread-1-on-page #ff6a3d
    thread-2-on-page #cbe86b thread-3-on-page #bcd8f5`,
};

test('derives the designer’s colours from the placeholder brand, with no visible difference', () => {
  const derived = derivePalette(BRANDS['the placeholder brand']);

  for (const group of ['fixed', 'light', 'dark'] as const) {
    const colours: Record<string, string> = derived[group];
    const designed = [...DESIGNED[group].matchAll(/(\S+) (#\w+)/g)];

    expect(Object.keys(colours).sort()).toEqual(
      designed.map(([, name]) => name).sort(),
    );
    // A difference of 0.02 is just visible. `entry`, such as `paper #f3f5f0`,
    // is only for the message of a failure.
    for (const [entry, name = '', colour = ''] of designed)
      expect([entry, difference(colour, colours[name] ?? '') < 0.02]).toEqual([
        entry,
        true,
      ]);
  }
});

/**
 * The contrast that a foreground needs on its backgrounds, and where it
 * appears. Dividing lines need none and have no row.
 */
const PAIRS: [
  foreground: string,
  backgrounds: string,
  minContrast: number,
  where: string,
][] = [
  [
    'text',
    'page raised quiet error-ground',
    MIN.text,
    'pages, fields, panels, failure alert',
  ],
  ['soft', 'page quiet', MIN.text, 'leads, notes, descriptions, inline code'],
  [
    'accent',
    'page quiet',
    MIN.text,
    'underlines of links, numbers of sections',
  ],
  [
    'error',
    'page raised error-ground',
    MIN.text,
    'errors of fields, failure alert, borders',
  ],
  ['field', 'page raised', MIN.edge, 'borders of form fields'],
  ['text', 'line', MIN.edge, 'the progress bar of a slide'],
  ['on-solid', 'solid', MIN.text, 'the text of the solid button'],
  ['solid', 'page', MIN.edge, 'the shape of the solid button'],
  ['ground', 'page', MIN.darkGround, 'hero and footer beside the page'],
  ['thread-1-on-page', 'page', MIN.decoration, 'decorative drawings'],
  ['thread-2-on-page', 'page', MIN.decoration, 'decorative drawings'],
  ['thread-3-on-page', 'page', MIN.decoration, 'decorative drawings'],
  [
    'paper',
    'ground raised-ground',
    MIN.text,
    'the text of hero, bar, footer and thanks alert',
  ],
  [
    'soft-on-ground',
    'ground',
    MIN.text,
    'soft text of hero, contact panel and footer',
  ],
  ['on-bright', 'bright', MIN.text, 'the text of the bright button'],
  ['bright', 'ground', MIN.edge, 'the shape of the bright button'],
  ['on-thread-1', 'thread-1', MIN.text, 'slides, cloths'],
  [
    'on-thread-2',
    'thread-2',
    MIN.text,
    'slides, cloths, drawer, skip link, reload notice',
  ],
  ['on-thread-3', 'thread-3', MIN.text, 'slides, cloths'],
  [
    'thread-1-on-ground',
    'ground raised-ground',
    MIN.edge,
    'loom, bands, mark, thanks alert',
  ],
  [
    'thread-2-on-ground',
    'ground raised-ground',
    MIN.edge,
    'loom, bands, mark, thanks alert',
  ],
  [
    'thread-3-on-ground',
    'ground raised-ground',
    MIN.edge,
    'loom, bands, mark, thanks alert',
  ],
  ['halo', 'focus', MIN.focusRings, 'the two rings of the focus indicator'],
];

const failingPairs = ({ fixed, light, dark }: Palette): string[] =>
  Object.entries({ light, dark }).flatMap(([scheme, colours]) => {
    const all: Record<string, string> = { ...fixed, ...colours };
    const colourOf = (name: string) => all[name] ?? '';

    return PAIRS.flatMap(([foreground, backgrounds, minContrast, where]) => {
      const lowest = contrast(
        colourOf(foreground),
        backgrounds.split(' ').map(colourOf),
      );

      return lowest >= minContrast
        ? []
        : [`${foreground} in the ${scheme} scheme (${where})`];
    });
  });

test('every pair of colours has enough contrast in the test brands and in fifty random brands', () => {
  for (const brand of [...Object.values(BRANDS), ...randomBrands(50)])
    expect([brand, failingPairs(derivePalette(brand))]).toEqual([brand, []]);
});

test('threads too dark for the ground get replacements that look different from each other', () => {
  const brand = BRANDS['threads as dark as the ground'];
  const { fixed } = derivePalette(brand);
  const usedColours = ([1, 2, 3] as const).map(
    (number) => fixed[`thread-${number}-on-ground`],
  );

  expect(usedColours).not.toEqual(brand.threads.map(({ colour }) => colour));
  for (const [index, colour] of usedColours.entries())
    expect(isDistinct(colour, usedColours.slice(index + 1))).toBe(true);
});

test('lightens a dark first thread for the bright button, but not for slides', () => {
  const brand = BRANDS['navy with amber, crimson and teal'];
  const [amber, crimson, teal] = brand.threads;
  const { fixed } = derivePalette({
    ...brand,
    threads: [crimson, amber, teal],
  });

  expect(fixed['thread-1']).toBe(crimson.colour);
  expect(lightness(fixed.bright)).toBeGreaterThan(lightness(crimson.colour));
});

test('the style sheet has the fixed and light colours, and the dark ones for the dark colour scheme', () => {
  const brand = BRANDS['the placeholder brand'];
  const { fixed, light, dark } = derivePalette(brand);
  const parts = brandSheet(brand).split(
    '@media screen and (prefers-color-scheme:dark)',
  );
  const colours = parts.map((part) =>
    Object.fromEntries(
      [...part.matchAll(/--([\w-]+):([^;}]+)/g)].map((match) => match.slice(1)),
    ),
  );

  expect(colours).toEqual([{ ...fixed, ...light }, dark]);
});
