import { contrast, difference, lightness } from './colours';
import { derivePalette, type Palette } from './derivePalette';
import { isDistinct } from './nearestDistinct';
import { BRANDS, randomBrands } from '../../testing/brands';

/**
 * Copied from RATIO in brand.ts, not imported, so that a test here fails when
 * somebody lowers a ratio there.
 */
const MIN = {
  text: 4.5,
  edge: 3,
  decoration: 2.4,
  focusRings: 9,
};

const DESIGNED = {
  fixed: `paper #f3f5f0 bright #ff6a3d on-bright #0b2b26 thread-1 #ff6a3d thread-2 #cbe86b
    thread-3 #bcd8f5 on-thread-1 #0b2b26 on-thread-2 #0b2b26 on-thread-3 #0b2b26
    thread-1-on-ground #ff6a3d thread-2-on-ground #cbe86b thread-3-on-ground #bcd8f5
    thread-1-on-thread-2 #e34400 thread-3-on-thread-2 #4180bd
    focus #0b2b26 halo #cbe86b veil #061815a8`,
  light: `ground #0b2b26 raised-ground #123d35 soft-on-ground #a9c7bb page #f3f5f0 raised #ffffff
    quiet #e4eae3 text #0b2b26 soft #3f5b53 line #c9d3ca field #5c7269 accent #b5370c
    error #a8201a error-ground #fdecea solid #0b2b26 on-solid #f3f5f0 thread-1-on-page #ff6a3d
    thread-2-on-page #92aa39 thread-3-on-page #67a3df`,
  dark: `ground #061815 raised-ground #12382f soft-on-ground #a9c7bb page #061815 raised #12382f
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

type Pair = {
  foreground: string;
  backgrounds: string[];
  minContrast: number;
  where: string;
};

/**
 * The contrast that a foreground needs on its backgrounds, and where it
 * appears. Dividing lines need none and have no row.
 */
const PAIRS: Pair[] = [
  {
    foreground: 'text',
    backgrounds: ['page', 'raised', 'quiet', 'error-ground'],
    minContrast: MIN.text,
    where: 'pages, fields, panels, failure alert',
  },
  {
    foreground: 'soft',
    backgrounds: ['page', 'quiet'],
    minContrast: MIN.text,
    where: 'leads, notes, descriptions, inline code',
  },
  {
    foreground: 'accent',
    backgrounds: ['page', 'quiet'],
    minContrast: MIN.text,
    where: 'underlines of links, numbers of sections',
  },
  {
    foreground: 'error',
    backgrounds: ['page', 'raised', 'error-ground'],
    minContrast: MIN.text,
    where: 'errors of fields, failure alert, borders',
  },
  {
    foreground: 'field',
    backgrounds: ['page', 'raised'],
    minContrast: MIN.edge,
    where: 'borders of form fields',
  },
  {
    foreground: 'text',
    backgrounds: ['line'],
    minContrast: MIN.edge,
    where: 'the progress bar of a slide',
  },
  {
    foreground: 'on-solid',
    backgrounds: ['solid'],
    minContrast: MIN.text,
    where: 'the text of the solid button',
  },
  {
    foreground: 'solid',
    backgrounds: ['page'],
    minContrast: MIN.edge,
    where: 'the shape of the solid button',
  },
  {
    foreground: 'thread-1-on-page',
    backgrounds: ['page'],
    minContrast: MIN.decoration,
    where: 'decorative drawings',
  },
  {
    foreground: 'thread-2-on-page',
    backgrounds: ['page'],
    minContrast: MIN.decoration,
    where: 'decorative drawings',
  },
  {
    foreground: 'thread-3-on-page',
    backgrounds: ['page'],
    minContrast: MIN.decoration,
    where: 'decorative drawings',
  },
  {
    foreground: 'paper',
    backgrounds: ['ground', 'raised-ground'],
    minContrast: MIN.text,
    where: 'the text of hero, bar, footer and thanks alert',
  },
  {
    foreground: 'soft-on-ground',
    backgrounds: ['ground'],
    minContrast: MIN.text,
    where: 'soft text of hero, contact panel and footer',
  },
  {
    foreground: 'on-bright',
    backgrounds: ['bright'],
    minContrast: MIN.text,
    where: 'the text of the bright button',
  },
  {
    foreground: 'bright',
    backgrounds: ['ground'],
    minContrast: MIN.edge,
    where: 'the shape of the bright button',
  },
  {
    foreground: 'on-thread-1',
    backgrounds: ['thread-1'],
    minContrast: MIN.text,
    where: 'slides, cloths',
  },
  {
    foreground: 'on-thread-2',
    backgrounds: ['thread-2'],
    minContrast: MIN.text,
    where: 'slides, cloths, drawer, skip link, reload notice',
  },
  {
    foreground: 'on-thread-3',
    backgrounds: ['thread-3'],
    minContrast: MIN.text,
    where: 'slides, cloths',
  },
  {
    foreground: 'thread-1-on-ground',
    backgrounds: ['ground', 'raised-ground'],
    minContrast: MIN.edge,
    where: 'loom, bands, mark, thanks alert',
  },
  {
    foreground: 'thread-2-on-ground',
    backgrounds: ['ground', 'raised-ground'],
    minContrast: MIN.edge,
    where: 'loom, bands, mark, thanks alert',
  },
  {
    foreground: 'thread-3-on-ground',
    backgrounds: ['ground', 'raised-ground'],
    minContrast: MIN.edge,
    where: 'loom, bands, mark, thanks alert',
  },
  {
    foreground: 'thread-1-on-thread-2',
    backgrounds: ['thread-2'],
    minContrast: MIN.edge,
    where: 'below the links of the drawer',
  },
  {
    foreground: 'thread-3-on-thread-2',
    backgrounds: ['thread-2'],
    minContrast: MIN.edge,
    where: 'below the links of the drawer',
  },
  {
    foreground: 'halo',
    backgrounds: ['focus'],
    minContrast: MIN.focusRings,
    where: 'the two rings of the focus indicator',
  },
];

const failingPairs = ({ fixed, light, dark }: Palette): string[] =>
  Object.entries({ light, dark }).flatMap(([scheme, colours]) => {
    const all: Record<string, string> = { ...fixed, ...colours };
    const colourOf = (name: string) => all[name] ?? '';

    return PAIRS.filter(({ foreground, backgrounds, minContrast }) => {
      const colour = colourOf(foreground);

      return contrast(colour, backgrounds.map(colourOf)) < minContrast;
    }).map(
      ({ foreground, where }) =>
        `${foreground} in the ${scheme} scheme (${where})`,
    );
  });

test('every pair of colours has enough contrast in the test brands and in fifty random brands', () => {
  for (const brand of [...Object.values(BRANDS), ...randomBrands(50)])
    expect([brand, failingPairs(derivePalette(brand))]).toEqual([brand, []]);
});

test('a white thread on white paper becomes a surface with visible edges, and black and grey keep theirs', () => {
  const brand = BRANDS['black, white and grey'];
  const { fixed, light } = derivePalette(brand);

  expect(difference(fixed['thread-2'], light.page)).toBeGreaterThan(0.05);
  expect(fixed['thread-1']).toBe('#000000');
  expect(fixed['thread-3']).toBe('#808080');
});

test('black, white and grey threads differ from each other on every background', () => {
  const { fixed, light, dark } = derivePalette(BRANDS['black, white and grey']);

  for (const [colours, place] of [
    [fixed, 'on-ground'],
    [light, 'on-page'],
    [dark, 'on-page'],
  ] as const) {
    const all: Record<string, string> = colours;
    const used = [1, 2, 3].map((number) => all[`thread-${number}-${place}`]);

    expect(used).not.toContain(undefined);
    for (const [index, colour = ''] of used.entries())
      expect(isDistinct(colour, used.slice(index + 1).map(String))).toBe(true);
  }
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

test('at night, draws a black thread in silver, and its bright button in the paper colour', () => {
  const brand = BRANDS['almost black and white'];
  const [pale, grey] = brand.threads;
  const black = { name: 'black', colour: '#000000' };
  const { fixed, light, dark } = derivePalette({
    ...brand,
    threads: [black, grey, pale],
  });

  expect(light['thread-1-on-page']).toBe(black.colour);
  // Lighter than the grey thread, and darker than the pale one.
  expect(dark['thread-1-on-page']).toBe('#b4b4b4');
  expect(fixed['thread-1-on-ground']).toBe('#b4b4b4');
  expect([fixed.bright, fixed['on-bright']]).toEqual([
    brand.paper,
    brand.ground,
  ]);
});

test('keeps a grey first thread that can be seen on the ground for the bright button', () => {
  const brand = BRANDS['almost black and white'];
  const [pale] = brand.threads;

  expect(derivePalette(brand).fixed.bright).toBe(pale.colour);
});
