import { isLongHeading } from './isLongHeading';

test.each([
  ['38 letters', 'We weave websites that do stay united.', false],
  ['39 letters', 'We weave websites that will stay united', true],
  ['a word of 15 letters', 'Internetagentur', false],
  ['a word of 16 letters', 'Webdesignagentur', true],
  ['a word of 15 letters and a soft hyphen', 'Internet\u00ADagentur', false],
])('a heading of %s is long: %s', (_, heading, expected) => {
  expect(isLongHeading(heading)).toBe(expected);
});
