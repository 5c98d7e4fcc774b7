import { contentCopy } from '../testing/contentCopy';

const { add, messages, messagesAfter, read } = contentCopy();

const CONFLICT_MESSAGE =
  'a merge conflict was left here: two versions of the same lines, one above the other. Keep one version. Delete the other version, and the lines that begin with <<<<<<<, ======= and >>>>>>>.';
const CONFLICT = '<<<<<<< HEAD\nlead: One\n=======\nlead: Two\n>>>>>>> main';

test.each([
  ['a conflict', CONFLICT, [7]],
  ['a lone closing marker', '>>>>>>>\nlead: One', [7]],
  [
    'two conflicts around a marker within a line',
    `${CONFLICT}\nA <<<<<<< b\n${CONFLICT}`,
    [7, 13],
  ],
  ['a conflict in the body, below the second ---', `---\n\n${CONFLICT}`, [9]],
])(
  'reports each merge conflict once, at its first line: %s',
  async (_, text, lines) => {
    expect(await messagesAfter('about.md', /^lead: .*$/m, text)).toEqual(
      lines.map((line) => `content/about.md:${line}: ${CONFLICT_MESSAGE}`),
    );
  },
);

test.each([
  ['\u0007', 'U+0007'],
  ['\u009d', 'U+009D'],
  ['\uf8ff', 'U+F8FF'],
])(
  'refuses the unreadable character %j beside readable ones',
  async (character, notation) => {
    expect(
      await messagesAfter(
        'privacy.md',
        'We set none.',
        `b\tü\nb${character}字`,
      ),
    ).toEqual([
      `content/privacy.md:18: has an unreadable character (${notation}). Delete it.`,
    ]);
  },
);

test('reports nothing but the first lost letter of a file that is not UTF-8', async () => {
  const text = read('privacy.md').replace('We set none.', 'Zürich\nGötz\u0007');

  add('privacy.md', Buffer.from(text, 'latin1'));
  expect(await messages()).toEqual([
    'content/privacy.md:17: has a letter that was lost, because the file was not saved as UTF-8. Open the file in a text editor, choose Save as with the encoding UTF-8, and type the letter again if it is still missing.',
  ]);
});
