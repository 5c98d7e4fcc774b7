import { HAS_PICTURE } from '../bodyTexts';
import { slipsIn } from './testing/slipsIn';

const PARTS =
  'is not a link: write the words between [ and ], and an address without spaces between ( and ). Write:';
const NO_ADDRESS =
  'is not a link: between ( and ) stands no address. Write for example [our offer](/about), or a space before the (.';

test.each([
  ['[price list](/price list.pdf)', '[price list](/price%20list.pdf)'],
  ['[Brochure](our brochure.pdf)', '[Brochure](/our%20brochure.pdf)'],
  ['[plan](./files/our plan.pdf)', '[plan](/files/our%20plan.pdf)'],
  ['[our offer](/about and', '[our offer](/about)'],
  ['[our offer](/about. And', '[our offer](/about)'],
  ['[Ask](mailto: a@b.example)', '[Ask](mailto:a@b.example)'],
  ['[Call](tel: +49 30 12)', '[Call](tel:+493012)'],
  [
    '[site](https://a.example/my plan.pdf)',
    '[site](https://a.example/my%20plan.pdf)',
  ],
  ['[site](https:// a.example)', '[site](https://a.example)'],
  ['[site](https: //a.example)', '[site](https://a.example)'],
  [
    '[site](www.a.example/my plan.pdf)',
    '[site](https://www.a.example/my%20plan.pdf)',
  ],
  ['[us](/about „Us“)', '[us](/about)'],
  ['[**our** offer](/our offer)', '[**our** offer](/our%20offer)'],
  ['](/about)', '[words](/about)'],
])('reports %j, and writes: %s', (written, correction) => {
  expect(slipsIn(written)).toEqual([`1: "${written}" ${PARTS} ${correction}`]);
});

test.each([
  [
    '[Us][/about]',
    '"[Us][/about]" is not a link: the address must stand between ( and ). Write: [Us](/about)',
  ],
  [
    '[Us]\n(/about)',
    '"[Us]\n(/about)" is not a link: there must be no space between ] and (. Write: [Us](/about)',
  ],
  ['[our offer](see below)', `"[our offer](see below)" ${NO_ADDRESS}`],
])('reports %j', (written, message) => {
  expect(slipsIn(written)).toEqual([`1: ${message}`]);
});

test.each([
  [
    '![](images/our team.jpg)',
    '![What the picture shows](./pictures/our%20team.jpg)',
  ],
  ['![Us](C:\\Pictures\\our team.jpg)', '![Us](./pictures/our%20team.jpg)'],
  ['![Us](./pictures/us 1.jpg „Hot“)', '![Us](./pictures/us%201.jpg "Hot")'],
])('reports the picture %j, and writes: %s', (written, correction) => {
  expect(slipsIn(written)).toEqual([
    `1: "${written}" is not read as a picture. Write: ${correction}`,
  ]);
});

test('says of a picture in a text that shows none that the text cannot show it', () => {
  const shape = { purpose: 'A text.', example: 'Words.', max: 99 };

  expect(slipsIn('![](images/our team.jpg)', shape)).toEqual([
    `1: ${HAS_PICTURE}`,
  ]);
});

test('reports each link of a paragraph, at its line', () => {
  expect(slipsIn('[a](/b c)\nand [d](/e f)')).toEqual([
    expect.stringMatching(/^1: "\[a\]/),
    expect.stringMatching(/^2: "\[d\]/),
  ]);
});

test.each([
  'a [sic] b',
  'We [all] (and you) weave',
  'Great![1] (see note)',
  '[a](/b) and <https://c.example>',
  '[a](</b c>)',
  '`[a](/b c)`',
  '\\[a\\](/b c)',
])('accepts %j', (text) => {
  expect(slipsIn(text)).toEqual([]);
});
