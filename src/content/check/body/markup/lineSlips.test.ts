import { slipsIn } from './testing/slipsIn';

const LONG = 'Design'.repeat(10);
const NOT_AN_ITEM =
  'is not a list item, which begins with a hyphen and a space.';
const NO_SPACE =
  'The character after the hyphen only looks like a space (U+00A0).';
const AS_ONE_LINE =
  'begin in the same way, and the site shows them as one line.';
const APART =
  'Write an empty line between them, or end each but the last with \\';
const LIST = 'End each but the last with \\, or write a list:';
const MARKED_LIST =
  'End each but the last with \\, or write a list, with an empty line above it, nothing before its marks, and a space of the space bar after them:';
const oneLineBelow = (first: string, advice: string): string =>
  `1: "${first}" and 1 line below it ${AS_ONE_LINE} ${advice}`;
const tableOf = (words: string, row: string, separator: string): string =>
  `1: "${words}" begins a table that the site shows as one line. Write a bar between the cells, an empty line above the table, and below its first line a line of hyphens: ${row} and ${separator}`;
const shortLines = (first: string, count: number): string =>
  `1: warning: "${first}" and ${count} lines below it are one line on the site. To keep the lines, end each but the last with a backslash: ${first}\\`;

test.each([
  [
    'a no-break space after the hyphen',
    '-\u00a0Design\n-\u00a0Code',
    `1: "-\u00a0Design" ${NOT_AN_ITEM} ${NO_SPACE} The line below it needs the same. Write: - Design`,
  ],
  [
    'no space after the hyphen',
    '-Design\n-Code\n-Words',
    `1: "-Design" ${NOT_AN_ITEM} 2 lines below it need the same. Write: - Design`,
  ],
  [
    'a long item',
    `-${LONG}`,
    `1: "-${LONG.slice(0, 49)}…" ${NOT_AN_ITEM} Write: - ${LONG}`,
  ],
  [
    'long items',
    `– ${LONG}\n– Code`,
    oneLineBelow(`– ${LONG.slice(0, 48)}…`, `${LIST} - ${LONG}`),
  ],
  [
    'the bullet of Word',
    '\uf0b7\tDesign',
    `1: "\uf0b7\tDesign" ${NOT_AN_ITEM} Write: - Design`,
  ],
  [
    'the second bullet of Word',
    'o\tDesign',
    `1: "o\tDesign" ${NOT_AN_ITEM} Write: - Design`,
  ],
  [
    'the code of a bullet',
    '&bull; Design\n&bull; Code',
    `1: "&bull; Design" ${NOT_AN_ITEM} The line below it needs the same. Write: - Design`,
  ],
  [
    'the code of a bullet and of a space',
    '&#8226;&nbsp;Design',
    `1: "&#8226;&nbsp;Design" ${NOT_AN_ITEM} Write: - Design`,
  ],
  [
    'a bullet below a line with a colon',
    'We do:\n• Design',
    `2: "• Design" ${NOT_AN_ITEM} Write: - Design`,
  ],
  [
    'no-break spaces after the numbers',
    '1.\u00a0Design\n2.\u00a0Code',
    oneLineBelow('1.\u00a0Design', `${MARKED_LIST} 1. Design`),
  ],
  [
    'no spaces after the numbers',
    '1.Design\n2.Code',
    oneLineBelow('1.Design', `${MARKED_LIST} 1. Design`),
  ],
  [
    'numbers in brackets',
    '(1) The agency\nworks.\n(2) The client',
    oneLineBelow('(1) The agency', APART),
  ],
  [
    'numbers of clauses',
    '1.1 The agency\n1.2 The client',
    oneLineBelow('1.1 The agency', APART),
  ],
  [
    'numbers of clauses below an item',
    '1. Parties\n1.1. The agency\n1.2. The client',
    `2: "1.1. The agency" and 1 line below it ${AS_ONE_LINE} ${APART}`,
  ],
  [
    'a dot and a bracket after the numbers',
    '1.) The agency\n2.) The client',
    oneLineBelow('1.) The agency', APART),
  ],
  [
    'letters',
    'a) Design\nb) Code',
    oneLineBelow('a) Design', `${LIST} - a) Design`),
  ],
  ['dashes', '– Design\n– Code', oneLineBelow('– Design', `${LIST} - Design`)],
  [
    'dashes in a quotation',
    '> – Design\n> – Code',
    oneLineBelow('– Design', `${LIST} - Design`),
  ],
  ['an o', 'o Design\no Code', oneLineBelow('o Design', `${LIST} - Design`)],
  [
    'ticks',
    '✓ Design\n✓ Code\n✓ Words',
    `1: "✓ Design" and 2 lines below it ${AS_ONE_LINE} ${LIST} - Design`,
  ],
  [
    'different emoji',
    '🎨 Design\n💻 Code',
    oneLineBelow('🎨 Design', `${LIST} - 🎨 Design`),
  ],
  [
    'dashes below an item',
    '- Design\n  – Logos\n  – Pages',
    `2: "– Logos" and 1 line below it ${AS_ONE_LINE} ${LIST} - Logos`,
  ],
  [
    'four spaces before its hyphens',
    'We do:\n    - Design\n    - Code',
    `2: "- Design" and 1 line below it ${AS_ONE_LINE} ${MARKED_LIST} - Design`,
  ],
  [
    'the dots of Japanese',
    '・設計\n・開発',
    oneLineBelow('・設計', `${LIST} - 設計`),
  ],
  [
    'stars without a space',
    '*Design\n*Code',
    oneLineBelow('*Design', `${LIST} - Design`),
  ],
])('reports a list with %s once', (_, text, message) => {
  expect(slipsIn(text)).toEqual([message]);
});

test.each([
  [
    'with tabs, as Word pastes it',
    'Service\tPrice\nDesign\t€ 90',
    tableOf('Service Price', '| Service | Price |', '| --- | --- |'),
  ],
  [
    'with bars, without the line of hyphens',
    '| Service | Price |\n| Design | € 90 |',
    tableOf('Service Price', '| Service | Price |', '| --- | --- |'),
  ],
])('reports a table %s, and writes its first lines', (_, text, message) => {
  expect(slipsIn(text)).toEqual([message]);
});

test.each([
  [
    'an address',
    'Acme Ltd\n1 Mill Lane\nTown\nhello@acme.example',
    shortLines('Acme Ltd', 3),
  ],
  [
    'bold words with times',
    '**Monday** 9–17\n**Tuesday** 9–17\n**Friday** 9–12',
    shortLines('**Monday** 9–17', 2),
  ],
  [
    'two labels with values',
    'Status: Production\nTypes: Hugo Module',
    '1: warning: "Status: Production" and 1 line below it are one line on the site. To keep the lines, end each but the last with a backslash: Status: Production\\',
  ],
])('warns about the lines of %s', (_, text, message) => {
  expect(slipsIn(text)).toEqual([message]);
});

test.each([
  ['an address with backslashes', 'Acme Ltd\\\n1 Mill Lane\\\nTown'],
  ['an address with two spaces', 'Acme Ltd  \n1 Mill Lane  \nTown'],
  ['two short lines', 'Acme Ltd\n1 Mill Lane'],
  ['a sentence on each line', 'We listen.\nWe draw.\nWe build.'],
  ['prose in short lines', 'We draw pages\nwith your words\nand build them'],
  ['a dialogue on lines of its own', '– Why?\\\n– Because.'],
  ['a line that begins with a dash', '– Why? Because.'],
  ['a line between dashes in prose', 'Words\n– many of them –\nand more'],
  ['one number', '1.\u00a0May is a holiday.\nWe rest.'],
  [
    'years at the starts of lines',
    'In our old mill we began to weave, which was in\n1998. Then came the second mill, and in the year\n2001. Then',
  ],
  [
    'decimals at the starts of lines',
    '2.5 million people live here, and they drank\n3.5 litres each',
  ],
  ['clauses with backslashes', '(1) The agency\\\n(2) The client'],
  ['words between bars', 'Home | About\nContact | Privacy'],
  ['a tab in one line', 'Monday\t9–17\nTuesday closed'],
  ['a minus', '-5 degrees\n-7 degrees'],
  ['a note', '*incl. VAT'],
  ['a list', '- Design\n- Code'],
  ['a table', '| a | b |\n| --- | --- |\n| c | d |'],
])('accepts %s', (_, text) => {
  expect(slipsIn(text)).toEqual([]);
});
