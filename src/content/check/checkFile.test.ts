import { contentCopy } from '../../../testing/contentCopy';

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

test.each([
  ['\u2028', 'U+2028'], // Word writes it for a line break.
  ['\u202e', 'U+202E'],
])('refuses the invisible character %j', async (character, notation) => {
  expect(
    await messagesAfter('privacy.md', 'We set none.', `a${character}b`),
  ).toEqual([
    `content/privacy.md:17: has an invisible character (${notation}). Delete it.`,
  ]);
});

test('refuses a letter with more than 30 marks on it', async () => {
  const marked = `x${'\u0323'.repeat(30)}`;

  expect(await messagesAfter('privacy.md', 'We set none.', marked)).toEqual([]);
  expect(await messagesAfter('privacy.md', marked, `${marked}\u0323`)).toEqual([
    'content/privacy.md:17: has a letter with more than 30 accents or other marks on it. Delete the letter, and type it again.',
  ]);
});

test.each([
  ['with a byte order mark', '\ufeff'],
  ['without one', ''],
])(
  'reports nothing but the encoding of a file in UTF-16, %s',
  async (_, start) => {
    // Windows PowerShell writes UTF-16 by default.
    add('about.md', Buffer.from(start + read('about.md'), 'utf16le'));
    expect(await messages()).toEqual([
      'content/about.md:1: cannot be read, because the file was not saved as UTF-8. Open the file in a text editor, and choose Save as with the encoding UTF-8.',
    ]);
  },
);

test('reports the first letter that a program has misread', async () => {
  expect(
    await messagesAfter('privacy.md', 'We set none.', 'a\nFÃ¼r Sie\nCafÃ©'),
  ).toEqual([
    'content/privacy.md:18: has "Ã¼" in it, which was "ü" before a program misread the file. Write "ü", and look for more of these in the file.',
  ]);
});

test('lists the first hundred problems of a file, and says that there are more', async () => {
  add(
    'privacy.md',
    read('privacy.md').replace('We set none.', '{a}\n\n'.repeat(101)),
  );
  const problems = await messages();

  expect(problems).toHaveLength(101);
  expect(problems[99]).toContain('privacy.md:215: has {a} in it');
  expect(problems[100]).toBe(
    'content/privacy.md:215: this file has more problems, which are not listed. Correct the others first.',
  );
});

test('reports nothing but the first lost letter of a file that is not UTF-8', async () => {
  const text = read('privacy.md').replace('We set none.', 'Zürich\nGötz\u0007');

  add('privacy.md', Buffer.from(text, 'latin1'));
  expect(await messages()).toEqual([
    'content/privacy.md:17: has a letter that was lost, because the file was not saved as UTF-8. Open the file in a text editor, choose Save as with the encoding UTF-8, and type the letter again if it is still missing.',
  ]);
});
