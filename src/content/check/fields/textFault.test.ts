import { fieldMarkupFault } from './textFault';

const UNCHANGED = 'in it, and a field shows it unchanged.';

test.each(
  Object.entries({
    'We **weave**': `has **weave** ${UNCHANGED} Write only the words.`,
    'We *weave* well': `has *weave* ${UNCHANGED} Write only the words.`,
    'We <b>weave</b>': `has <b> ${UNCHANGED} Write only the words.`,
    '[We](/about) weave': `has [We](/about) ${UNCHANGED} Write only the words.`,
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
