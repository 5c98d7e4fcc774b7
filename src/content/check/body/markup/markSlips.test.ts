import { slipsIn } from './testing/slipsIn';

const LONG = 'Cookies'.repeat(9);
const BESIDE =
  'because a space or another sign stands between the marks and the words.';
const NOT_A_HEADING = 'is not a heading:';

test.each([
  ['**Client **', '**', '\\*\\*', 'Write: **Client**'],
  ['** Client**', '**', '\\*\\*', 'Write: **Client**'],
  ['__Client __', '__', '\\_\\_', 'Write: **Client**'],
  ['~~Client ~~', '~~', '\\~\\~', 'Write: ~~Client~~'],
  ['*Client *', '*', '\\*', 'Write: *Client*'],
  ['_Client _', '_', '\\_', 'Write: *Client*'],
  [
    '**Client [us](/about) **',
    '**',
    '\\*\\*',
    'Write: **Client [us](/about)**',
  ],
])('reports the marks of %j', (written, mark, escaped, advice) => {
  expect(slipsIn(written)).toEqual([
    `1: "${written}" shows its ${mark} (for these signs themselves, write ${escaped}), ${BESIDE} ${advice}`,
  ]);
});

// Markdown reads no mark between a letter and a punctuation character.
test.each([
  ['**“Client”**s', 'Write: “**Client**”'],
  ['a**“Client”**', 'Write: “**Client**”'],
  ['*“Client”*s', 'Write: “*Client*”'],
  ['**Price:**100', 'Write: **Price**:'],
  ['**开源：**代码', 'Write: **开源**：'],
  ['**[Us](/about)**s', 'Write: [**Us**](/about)'],
  [
    '**We and [us](/about)**s',
    'Write a space beside the marks, outside of them.',
  ],
])('says where the marks in %j belong: %s', (written, advice) => {
  const [slip, ...others] = slipsIn(written);

  expect(slip?.slice(-advice.length)).toBe(advice);
  expect(others).toEqual([]);
});

test.each([
  [
    '##Cookies',
    `"##Cookies" ${NOT_A_HEADING} the space after the # is missing. Write: ## Cookies`,
  ],
  [
    `##${LONG}`,
    `"##${LONG.slice(0, 48)}…" ${NOT_A_HEADING} the space after the # is missing. Write: ## ${LONG}`,
  ],
  [
    '#\u00a0Cookies',
    `"#\u00a0Cookies" ${NOT_A_HEADING} the character after the # only looks like a space. Write: ## Cookies`,
  ],
  ['Acme Ltd\\', '"Acme Ltd\\" shows the backslash at its end. Delete it.'],
  [
    'Acme Ltd\\ \n1 Mill Lane',
    '"Acme Ltd\\" shows the backslash at its end. Delete the space after it.',
  ],
  ['Soft\\u00ADware', '"\\u00AD" works only in fields. Write: &shy;'],
])('reports %j', (written, message) => {
  expect(slipsIn(written)).toEqual([`1: ${message}`]);
});

test('warns about bold words without an end', () => {
  expect(slipsIn('**Client: a baker')).toEqual([
    '1: warning: "**Client: a baker" begins bold words that do not end in this paragraph. Write ** after the last of them, or \\*\\* for two stars.',
  ]);
});

test.each([
  '2 * 3 * 4',
  '2 ** 3 ** 4',
  'Price** and delivery**',
  '** incl. VAT',
  '*.jpg, *.png',
  'snake_case_name and __x',
  '____',
  '\\*\\*Client \\*\\*',
  '`**Client **`',
  'https://a.example/a_b_/c',
  '**Client**',
  'un*believ*able',
])('accepts %j', (text) => {
  expect(slipsIn(text)).toEqual([]);
});
