import { random } from '../../art/random';
import { contentCopy } from '../../../testing/contentCopy';

const { add, messagesAfter } = contentCopy();

test.each([
  [
    'a repeated colour',
    '#cbe86b',
    '#FF6A3D',
    '8: threads[2].colour: lichen #ff6a3d and persimmon',
  ],
  [
    'a repeated name',
    'persimmon',
    'lichen',
    '7: threads[2].name: "lichen" is the name of another',
  ],
  [
    'a brand that can’t be parsed',
    '"#f3f5f0"',
    '"#f3f5f0',
    '3: cannot be read: a quote',
  ],
])(
  'reports %s once, and no service or value that names a thread',
  async (_, from, to, problem) => {
    expect(await messagesAfter('brand.md', from, to)).toEqual([
      expect.stringContaining(`content/brand.md:${problem}`),
    ]);
  },
);

test('lists the threads if a service, value or project names an unknown one', async () => {
  const messages = await messagesAfter(
    'brand.md',
    'name: persimmon',
    'name: tangerine',
  );

  expect(messages).toContain(
    'content/services/sample-1.md:4: colour: cannot be "persimmon". Write tangerine, lichen or sky.',
  );
  // The sample content has three services, three values and three projects.
  expect(messages).toHaveLength(9);
});

test.each(
  Object.entries({
    'old-logo-of-the-agency.svg':
      'has text in it, which would need its typeface. Turn it into paths in the program that drew it (Illustrator: Type › Create Outlines; Figma: Flatten; Inkscape: Path › Object to Path). Save it again as a plain SVG, or leave it out.',
    'cloth.svg':
      'is not there. Put the file into content/pictures/ and write its exact name.',
  }),
)(
  'reports the unusable logo %s at the line of its field',
  async (name, fault) => {
    // If this file's name resembled the missing cloth.svg, the message about
    // cloth.svg would suggest this file.
    add(
      'pictures/old-logo-of-the-agency.svg',
      '<svg viewBox="0 0 1 1"><text>Ours</text></svg>',
    );
    expect(
      await messagesAfter(
        'brand.md',
        /---\n$/,
        `logo: ./pictures/${name}\n---\n`,
      ),
    ).toEqual([
      `content/brand.md:14: logo: names the picture ./pictures/${name}, which ${fault}`,
    ]);
  },
);

function createDots(count: number): string {
  const nextRandom = random('logo');
  const number = () => Math.floor(nextRandom() * 400);
  const dot = () => `M${number()} ${number()}h3v3z`;

  return Array.from({ length: count }, dot).join('');
}

const svg = (shapes: string, viewBox = '0 0 40 40'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;
const triangle = (fill: string): string =>
  `<path fill="${fill}" d="M0 0h40v40z"/>`;
const DARK_LOGO = svg(triangle('#111111'));
const GREY_LOGO = svg(triangle('#8a8a8a'));

const PENTAGON = '<path fill="#fff" d="M20 2l18 13-7 22H9L2 15z"/>';
const DARK_LINES =
  '<path stroke="#0b2b26" stroke-width="2" d="M2 18h28M12 25h16"/>';
const GRADIENT_STOPS =
  '<stop stop-color="#fff"/><stop offset="1" stop-color="#cbe86b"/>';
const LETTER = '<path fill="#fff" d="M12 8h6v10h6V8h6v24h-6V22h-6v10h-6z"/>';
const T_SHAPE =
  '<path fill="none" stroke="#fc6" stroke-width="4" d="M7 4h26M20 4v14"/>';
const TRIANGLE_BELOW = '<path fill="#fff" d="M9 18h22L20 38z"/>';

const WIDE_LOGO = svg(
  `<path fill="#fec" d="M0 0h160v40H0z"/>${DARK_LINES}`,
  '0 0 160 40',
);
const LOGO_ON_WHITE = svg(
  `<rect width="100%" height="100%" fill="#fdfdfd"/><g transform="translate(4 4)">${DARK_LINES}</g>`,
);
const GRADIENT = `<linearGradient id="g">${GRADIENT_STOPS}</linearGradient>`;
const GRADIENT_LOGO = svg(GRADIENT + triangle('url(#g)'));
const letterOn = (colour: string): string =>
  svg(`<path fill="${colour}" d="M0 0h40v40H0z"/>${LETTER}`);

const LETTER_SHAPES = ['#fff', '#fc6', '#e63946'].map(
  (fill, index) => `<path fill="${fill}" d="M${30 * index} 0h20v40z"/>`,
);
const COLOURFUL_WORDMARK = svg(LETTER_SHAPES.join(''), '0 0 80 40');
const BLENDED_LOGO = svg(
  '<path style="mix-blend-mode:multiply" fill="#fff" d="M0 0h40v40z"/>',
);
const LOGO_ON_A4 = svg(
  '<path fill="#fff" d="M20 40h30v30H20z"/>',
  '0 0 210 297',
);

/** Random numbers can't be compressed well. */
const DETAILED_LOGO = svg(
  `<path fill="#fff" d="${createDots(1500)}"/>`,
  '0 0 400 400',
);

const outlineWarning = (where: string, advice: string): string =>
  `content/brand.md:14: warning: logo: is drawn in one colour ${where}, where its own colours cannot be seen, and only its outline is left. ${advice}`;
const colourWarning = (where: string): string =>
  outlineWarning(where, OTHER_VERSION).replace(
    'where its own colours cannot be seen, and only its outline is left',
    'where some of its colours cannot be seen, so that it loses the others, too',
  );
const warningOf = (field: string, start: string) =>
  expect.stringContaining(`warning: ${field}: ${start}`);
const OTHER_VERSION =
  'In logoOnPaper, name a version whose colours can be seen there.';
const ON_GROUND = outlineWarning(
  'on the ground',
  'Name a version in lighter colours here.',
);
const ON_PAPER = outlineWarning('on light pages', OTHER_VERSION);
const IN_MENU = outlineWarning('in the menu', OTHER_VERSION);

/**
 * Writes an SVG for each field, and adds the fields to brand.md from line 14
 * on. @returns the messages of the content check
 */
function checkLogos(svgs: Record<string, string>): Promise<string[]> {
  for (const [field, source] of Object.entries(svgs))
    add(`pictures/${field}.svg`, source);
  const lines = Object.keys(svgs).map(
    (field) => `${field}: ./pictures/${field}.svg\n`,
  );

  return messagesAfter('brand.md', /---\n$/, `${lines.join('')}---\n`);
}

const NOT_SQUARE =
  'content/brand.md:14: icon: is not square, so it would be small in a browser’s tab. Save a version as high as it is wide.';
const NO_LOGO =
  'content/brand.md:14: logoOnPaper: is a version of logo, which is missing. Also name the logo for dark backgrounds in logo.';

test.each<[string, Record<string, string>, unknown[]]>([
  ['a logo in one colour', { logo: svg(triangle('#ffffff')) }, []],
  ['a logo without colours', { logo: svg('<path d="M0 0h40v40z"/>') }, []],
  [
    'shapes in two colours that only touch',
    { logo: svg(T_SHAPE + TRIANGLE_BELOW) },
    [colourWarning('on light pages'), colourWarning('in the menu')],
  ],
  [
    'a wordmark in several colours',
    { logo: COLOURFUL_WORDMARK },
    [colourWarning('on light pages'), colourWarning('in the menu')],
  ],
  [
    'a white rectangle behind the shapes',
    { logo: LOGO_ON_WHITE, logoOnPaper: LOGO_ON_WHITE },
    [
      warningOf('logo', 'has a white rectangle behind its shapes'),
      warningOf('logoOnPaper', 'has a white rectangle behind its shapes'),
    ],
  ],
  [
    'shapes that are almost transparent',
    { logo: svg('<path opacity=".2" fill="#fff" d="M0 0h40v40z"/>') },
    [warningOf('logo', 'can hardly be seen: it is more than half transparent')],
  ],
  [
    'a blend mode',
    { logo: BLENDED_LOGO },
    [warningOf('logo', 'has a blend mode (mix-blend-mode)')],
  ],
  [
    'a small logo on an A4 page',
    { logo: LOGO_ON_A4 },
    [
      warningOf(
        'logo',
        'has much empty space around it: its shapes take 30 × 30 of a page of 210 × 297.',
      ),
    ],
  ],
  [
    'many details',
    { logo: DETAILED_LOGO },
    [warningOf('logo', 'adds 6 kB to each page, and should add 4 kB at most')],
  ],
  [
    'dark lines in a white pentagon',
    { logo: svg(PENTAGON + DARK_LINES) },
    [ON_PAPER, IN_MENU],
  ],
  [
    'dark lines at one end of a white bar',
    { logo: WIDE_LOGO },
    [ON_PAPER, IN_MENU],
  ],
  ['a gradient', { logo: GRADIENT_LOGO }, [ON_PAPER, IN_MENU]],
  [
    'a letter on a pale square',
    { logo: letterOn('#cde') },
    [ON_PAPER, IN_MENU],
  ],
  ['a letter on a dark square', { logo: letterOn('#14213d') }, [ON_GROUND]],
  [
    'a letter on a square with enough contrast everywhere',
    { logo: letterOn('#827b75') },
    [],
  ],
  [
    'a dark version on paper',
    { logo: GRADIENT_LOGO, logoOnPaper: DARK_LOGO },
    [],
  ],
  [
    'a version too pale for the menu',
    { logo: GRADIENT_LOGO, logoOnPaper: GREY_LOGO },
    [IN_MENU],
  ],
  ['a version on paper without a logo', { logoOnPaper: DARK_LOGO }, [NO_LOGO]],
  ['a square icon', { icon: svg(LETTER) }, []],
  ['an icon that is almost square', { icon: svg(LETTER, '0 0 40 42') }, []],
  ['a wide icon', { icon: svg(LETTER, '0 0 160 40') }, [NOT_SQUARE]],
  ['a high icon', { icon: svg(LETTER, '0 0 40 60') }, [NOT_SQUARE]],
])(
  'reports the faults of a logo or icon, and no others: %s',
  async (_, svgs, messages) => {
    expect(await checkLogos(svgs)).toEqual(messages);
  },
);
