import { findMisread } from './misread';

test.each([
  ['fÃ¼r Sie', 'Ã¼', 'ü'],
  ['GROÃŸ', 'ÃŸ', 'ß'],
  ['cafÃ©', 'Ã©', 'é'],
  ['Â© Heddle', 'Â©', '©'],
  ['donâ€™t', 'â€™', '’'],
  ['â€œYesâ€\u009d', 'â€œ', '“'],
  ['9â€“5', 'â€“', '–'],
  ['andâ€¦', 'â€¦', '…'],
])('in %j, finds %j, which was %j', (text, found, original) => {
  expect(findMisread(text)).toEqual({ found, original });
});

test.each([
  'für Sie',
  'SÃO PAULO',
  '«AMANHû',
  '“Â” or “Ã”',
  'château: 5 €',
  'â “a”',
  'Ã\u00a0la carte',
])('finds nothing in %j', (text) => {
  expect(findMisread(text)).toBeUndefined();
});
