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
  ['Nasze usÅ‚ugi', 'Å‚', 'ł'],
  ['prÄ…d', 'Ä…', 'ą'],
  ['ulicÄ™.', 'Ä™', 'ę'],
  ['Ä\u008desky', 'Ä\u008d', 'č'],
  ['Å™eka', 'Å™', 'ř'],
  ['ÄŒesko', 'ÄŒ', 'Č'],
  ['Ä°stanbul', 'Ä°', 'İ'],
  ['Î•Ï…', 'Î•Ï…', 'Ευ'],
  ['ÐŸÑ€Ð¸', 'ÐŸÑ€', 'Пр'],
  ['90 â‚¬', 'â‚¬', '€'],
  ['âœ“ Yes', 'âœ“', '✓'],
  ['â†’ Yes', 'â†’', '→'],
  ['ðŸ˜€', 'ðŸ˜€', '😀'],
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
  'Ä, Ö und Ü',
  '„Ä“ und ‚Ä‘ und »Ä« und ›Ä‹',
  'Ä… ja, Å…',
  'GERÄ\u00adTE',
  'Ä•Ö•Ü und Ä·Ö·Ü und Ä–Ö',
  'Å\u00a0gjøre',
  'Ångström: 30 Å², 5 Å³ and 1.5 Å±0.1',
  'VOLÅ™ and VOLÅ®',
  '“Å” och ”Å” och ’Å’',
  'FRÅN 90 €',
  'Það: „Ð“, Ð…',
  'ESPAÑA, AÑO «Ñ» “Ñ” Ñ…',
  'Î and Ï: «NAÏ» “Î”',
  'Façade â†',
])('finds nothing in %j', (text) => {
  expect(findMisread(text)).toBeUndefined();
});
