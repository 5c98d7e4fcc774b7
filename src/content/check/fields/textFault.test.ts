import type { TextField } from '../../shape/fields';
import { fieldMarkupFault, placeholderFaults, textFault } from './textFault';

const LONG = 'weave'.repeat(12);
const UNCHANGED = 'in it, and a field shows it unchanged.';

test.each(
  Object.entries({
    'We **weave**': `has **weave** ${UNCHANGED} Write only the words: weave`,
    [`**${LONG}**`]: `has **${LONG.slice(0, 48)}… ${UNCHANGED} Write only the words: ${LONG}`,
    'We *weave* well': `has *weave* ${UNCHANGED} Write only the words: weave`,
    'We <b>weave</b>': `has <b> ${UNCHANGED} Delete it, and its end if it has one.`,
    'Acme<br />Ltd': `has <br /> ${UNCHANGED} A field is one line: write a comma instead, or delete it.`,
    '[We](/about) weave': `has [We](/about) ${UNCHANGED} Write only the words: We`,
    'R&amp;D': `has &amp; ${UNCHANGED} Write: &`,
    'Soft&shy;ware': `has &shy; ${UNCHANGED} Write: \\u00AD, and double quotes around the whole text`,
    'Soft\\u00ADware':
      'has \\u00AD in it, which works only between double quotes. Put the whole text in double quotes.',
  }),
)('refuses the markup, entity or escape in %j, with advice', (text, fault) => {
  expect(fieldMarkupFault(text)).toBe(fault);
});

test('accepts text that only looks like markup', () => {
  const joinedTexts =
    'Q&A, R&D and AT&T; more | 5 * 3 * 2 | Price* and delivery* | ** | snake_case_name | a < b > c | 2 > 1 | hello@heddle.example | We [all] weave (well) | Soft\u00adware';

  expect(joinedTexts.split(' | ').filter(fieldMarkupFault)).toEqual([]);
});

const field: TextField = {
  is: 'text',
  purpose: 'For a test.',
  example: 'right',
  max: 8,
  placeholders: [],
};

const description = { ...field, max: 160, describesPicture: true } as const;

test.each([
  'cloth.jpg',
  'IMG_0815.HEIC',
  'IMG_0815',
  'img-20261130-WA0001',
  '_DSC0815',
  'PXL_20261130_101500123',
])('refuses the name of a file as the description of a picture: %s', (name) => {
  expect(textFault(description, name)).toBe(
    'is the name of a file, not a description for people who cannot see the picture. Write what it shows, as you would say it on the telephone: right',
  );
  expect(textFault({ ...field, max: 160 }, name)).toBeUndefined();
});

test.each(['Cloth on a loom', 'Our logo, logo.svg', 'DSC', 'Loom 3', 'Imgard'])(
  'accepts the description of a picture: %s',
  (words) => {
    expect(textFault(description, words)).toBeUndefined();
  },
);

test('does not count markup in a text that is too long', () => {
  expect(textFault(field, '<p>We [weave](/about) wool</p>')).toBe(
    `has <p> ${UNCHANGED} Delete it, and its end if it has one. Without it, the text is 13 characters long, and 8 fit. Shorten it by 5.`,
  );
});

test('does not call a text too long that is short enough without its markup', () => {
  expect(textFault(field, '**We weave**')).toBe(
    `has **We weave** ${UNCHANGED} Write only the words: We weave`,
  );
});

test.each(['{{< link to=', '{{% aside', '{% include'])(
  'says of %s without an end that it is a command of another program',
  (command) => {
    expect(placeholderFaults(`We ${command}`, ['name'])).toEqual([
      `has ${command} in it, which is meant for another program, and visitors would see it. Delete it.`,
    ]);
  },
);

test.each(['{: .center}', '{% include a.html %}', '{{ site.title }}', '{#id}'])(
  'says of %s that it is a command of another program',
  (command) => {
    expect(placeholderFaults(`We ${command} weave`, ['name'])).toEqual([
      `has ${command} in it, which is meant for another program, and visitors would see it. Delete it.`,
    ]);
  },
);

test('takes {{name}} for a misspelt {name}', () => {
  expect(placeholderFaults('{{name}}', ['name', 'email'])).toEqual([
    'has {{name}} in it, which the site does not replace here. Did you mean {name}?',
  ]);
});
