import { contentCopy } from '../testing/contentCopy';

const { messagesAfter } = contentCopy();

const CONFLICT =
  'a merge conflict was left here: two versions of the same lines, one above the other. Keep one version. Delete the other version, and the lines that begin with <<<<<<<, ======= and >>>>>>>.';

const TEXT_CONFLICT = '<<<<<<< HEAD\nWe set none.\n=======\nSome.\n>>>>>>> main';

test.each<[string, number[], string | RegExp, string]>([
  [
    'about.md',
    [6],
    /^heading: .*$/m,
    '<<<<<<< HEAD\nheading: One\n=======\nheading: Two\n>>>>>>> main',
  ],
  ['about.md', [6], /^heading: /m, '>>>>>>>\nheading: '],
  ['privacy.md', [17, 24], 'We set none.', `${TEXT_CONFLICT}\n\nWe <<<<<<< set.\n${TEXT_CONFLICT}`],
])(
  'reports each merge conflict in %s once, at its first line: %j',
  async (file, places, from, to) => {
    expect(await messagesAfter(file, from, to)).toEqual(
      places.map((line) => `content/${file}:${line}: ${CONFLICT}`),
    );
  },
);
