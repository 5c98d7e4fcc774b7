import sharp from 'sharp';
import { contentCopy } from '../../../../testing/contentCopy';
import { checkOnSave } from '../../../gatsby/admin/checkOnSave';

const { add, messagesAfter, read } = contentCopy();

/** The text of privacy.md that tests replace, and its line. */
const SENTENCE = 'We set none.';
const LINE = 17;

const EXAMPLE = '![A kiln with twelve bowls](./pictures/kiln.jpg)';
const AS_DATA = `has a picture in it that is written as data. Save the picture as a JPEG, upload it to content/pictures/, and write for example: ${EXAMPLE}`;
const PATH_ELSEWHERE = `has a picture whose path is not beside it. Write the path in round brackets: ${EXAMPLE}`;
const NO_PICTURES_HERE =
  'has a picture in it, and this text cannot show pictures. Delete the picture, and say in words what it shows. A picture can stand in the text of a project, of a text page, or of a service with a page of its own.';
const UNSUPPORTED =
  'which is not a JPEG, PNG, WebP or AVIF. Open it in a program for pictures, save it as JPEG, upload the JPEG to content/pictures/, and name it here.';
const CLOTH = 'the picture ./pictures/cloth.jpg';
const MISPLACED = `${CLOTH} stands in a heading, a list, a table, a quotation, a link or bold words, and is not shown there. Write it in a paragraph of its own, with an empty line above and below it.`;
const NO_DESCRIPTION = `${CLOTH} has no description for people who cannot see it. Write between [ and ] what it shows, as you would say it on the telephone: ![A kiln with twelve bowls](./pictures/cloth.jpg)`;

const data = (length: number): string =>
  `data:image/png;base64,${'iVBORw0KGgo'.repeat(length)}`;
const notRead = (written: string, correction: string): string =>
  `"${written}" is not read as a picture. Write: ${correction}`;

const jpeg = (width: number, height = 1): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();

beforeEach(async () => {
  add('pictures/kiln.jpg', await jpeg(300));
  add('pictures/my kiln (1).jpg', await jpeg(300));
});

const NAMES_ALL =
  '![A kiln](./pictures/kiln.jpg)\n![A kiln](<./pictures/my kiln (1).jpg>)';

test.each([
  ['narrow, with a caption', '![A kiln](./pictures/kiln.jpg "Hot.")'],
  ['beside another', '![A](./pictures/cloth.jpg)\n![B](./pictures/kiln.jpg)'],
  ['among words', 'Look: ![Cloth](./pictures/cloth.jpg) Is it not?'],
  ['with a space in its path', '![A](./pictures/my%20kiln%20(1).jpg)'],
  ['with placeholders', '![{name}](./pictures/cloth.jpg "{email}")'],
])('accepts a picture %s', async (_, written) => {
  expect(
    await messagesAfter('privacy.md', SENTENCE, `${written}\n\n${NAMES_ALL}`),
  ).toEqual([]);
});

test.each([
  ['![](./pictures/cloth.jpg)', NO_DESCRIPTION],
  ['![ ](./pictures/cloth.jpg "A caption")', NO_DESCRIPTION],
  ['![IMG_0815.JPG](./pictures/cloth.jpg)', NO_DESCRIPTION],
  ['![IMG_0815](./pictures/cloth.jpg)', NO_DESCRIPTION],
  [
    `![${'x'.repeat(201)}](./pictures/cloth.jpg)`,
    `${CLOTH} has a description between [ and ] that is 201 characters long, and 200 fit. Shorten it by 1.`,
  ],
  [
    `![Cloth](./pictures/cloth.jpg "${'x'.repeat(203)}")`,
    `${CLOTH} has a caption that is 203 characters long, and 200 fit. Shorten it by 3.`,
  ],
  [
    '![Cloth](./pictures/cloth.jpg "By {naem}")',
    `${CLOTH} has {naem} in it, which the site does not replace here. Did you mean {name}?`,
  ],
  ['- ![Cloth](./pictures/cloth.jpg)', MISPLACED],
  ['> ![Cloth](./pictures/cloth.jpg)', MISPLACED],
  ['### Ours ![Cloth](./pictures/cloth.jpg)', MISPLACED],
  ['[![Cloth](./pictures/cloth.jpg)](/about)', MISPLACED],
  [
    '![Cloth](https://a.example/cloth.jpg)',
    'the picture https://a.example/cloth.jpg is on another site. Upload it to content/pictures/, if you may use it, and write its path: ./pictures/kiln.jpg',
  ],
  [`![A loom](${data(1)})`, AS_DATA],
  ['![A loom][1]\n\n[1]: https://a.example/loom.jpg', PATH_ELSEWHERE],
  [
    '![A loom]()',
    `has a picture without a path. Write the path in round brackets: ${EXAMPLE}`,
  ],
  [
    '![A kiln](./pictures/kiln.gif)',
    `names the picture ./pictures/kiln.gif, ${UNSUPPORTED}`,
  ],
  [
    '![A kiln](./pictures/kiln.HEIC)',
    `names the picture ./pictures/kiln.HEIC, ${UNSUPPORTED}`,
  ],
  [
    '![A kiln](./pictures/kiln.svg)',
    `names the picture ./pictures/kiln.svg, ${UNSUPPORTED}`,
  ],
  [
    '![A kiln](/pictures/kiln.jpg)',
    '"/pictures/kiln.jpg" is not the path of a picture, relative to this file. Write for example: ./pictures/kiln.jpg',
  ],
  [
    '![A kiln](./pictures/Kiln.JPG)',
    'names the picture ./pictures/Kiln.JPG, which is not there. Did you mean ./pictures/kiln.jpg?',
  ],
  [
    '![A kiln](./pictures/the-largest-oven.jpg)',
    'names the picture ./pictures/the-largest-oven.jpg, which is not there. Put the file into content/pictures/ and write its exact name.',
  ],
  [
    '![A kiln](./pictures/100%.jpg)',
    'the path "./pictures/100%.jpg" has a % that does not begin a character code. For a percent sign, write %25.',
  ],
  [
    '![A kiln](./pictures/my kiln (1).jpg)',
    notRead(
      '![A kiln](./pictures/my kiln (1).jpg)',
      '![A kiln](./pictures/my%20kiln%20(1).jpg)',
    ),
  ],
  [
    '![A kiln](./pictures/kiln.jpg „Hot.“)',
    notRead(
      '![A kiln](./pictures/kiln.jpg „Hot.“)',
      '![A kiln](./pictures/kiln.jpg "Hot.")',
    ),
  ],
  [
    '![A kiln] (./pictures/kiln.jpg)',
    notRead(
      '![A kiln] (./pictures/kiln.jpg)',
      '![A kiln](./pictures/kiln.jpg)',
    ),
  ],
])(
  'in a text page, says what to write instead of %j',
  async (written, fault) => {
    expect(await messagesAfter('privacy.md', SENTENCE, written)).toEqual([
      `content/privacy.md:${LINE}: ${fault}`,
    ]);
  },
);

test.each<[string, number, number]>([
  ['wide', 12_001, 1],
  ['high', 1, 12_001],
])(
  'reports a picture that is too %s to be resized',
  async (_, width, height) => {
    add('pictures/roll.jpg', await jpeg(width, height));
    const roll = '![A roll of paper](./pictures/roll.jpg)';

    expect(await messagesAfter('privacy.md', SENTENCE, roll)).toEqual([
      `content/privacy.md:${LINE}: names the picture ./pictures/roll.jpg, which is ${width} pixels wide and ${height} high, and 12000 fit. Save a copy that is 2400 pixels wide.`,
    ]);
  },
);

test('reports both places of a picture that Google Docs has written as data below the text', async () => {
  const written = `![][image1]\n\n[image1]: <${data(1)}>`;

  expect(await messagesAfter('privacy.md', SENTENCE, written)).toEqual([
    `content/privacy.md:${LINE}: ${PATH_ELSEWHERE}`,
    `content/privacy.md:${LINE + 2}: ${AS_DATA}`,
  ]);
});

test('reports picture data that is longer than a word may be', async () => {
  const written = `![A loom](${data(500)})`;

  expect(await messagesAfter('privacy.md', SENTENCE, written)).toEqual([
    `content/privacy.md:${LINE}: ${AS_DATA}`,
  ]);
});

test.each([
  ['a picture', '![A kiln](./pictures/kiln.jpg)'],
  ['picture data', `![A kiln](${data(1)})`],
  ['long picture data', `![A kiln](${data(500)})`],
])('in a value, says which texts can show %s', async (_, written) => {
  expect(
    await messagesAfter('values/sample-1.md', /We listen .*$/m, written),
  ).toContain(`content/values/sample-1.md:8: ${NO_PICTURES_HERE}`);
});

test('the editor refuses a picture without a description, and does not look for its file', async () => {
  const faultsWith = (picture: string) =>
    checkOnSave('privacy.md', {
      'privacy.md': read('privacy.md').replace(SENTENCE, picture),
    });

  expect(await faultsWith('![](./pictures/cloth.jpg)')).toEqual([
    NO_DESCRIPTION,
  ]);
  expect(await faultsWith('![A vase](./pictures/new-vase.jpg)')).toEqual([]);
});
