import { contentCopy } from '../testing/contentCopy';

const { messagesAfter } = contentCopy();

const CONFLICT =
  'a merge conflict was left here: two versions of the same lines, one above the other. Keep one version. Delete the other version, and the lines that begin with <<<<<<<, ======= and >>>>>>>.';

test.each([
  [
    'about.md',
    6,
    /^heading: .*$/m,
    '<<<<<<< HEAD\nheading: One\n=======\nheading: Two\n>>>>>>> main',
  ],
  ['about.md', 6, /^heading: /m, '>>>>>>> main\nheading: '],
  ['privacy.md', 17, 'We set none.', '<<<<<<< HEAD\nWe set none.\n=======\nSome.\n>>>>>>> main'],
])('reports a merge conflict in %s once, on line %i', async (file, line, from, to) => {
  expect(await messagesAfter(file, from, to)).toEqual([`content/${file}:${line}: ${CONFLICT}`]);
});
