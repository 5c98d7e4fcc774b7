import { contentCopy } from '../testing/contentCopy';

const { messagesAfter } = contentCopy();

const MESSAGE =
  'a merge conflict was left here: two versions of the same lines, one above the other. Keep one version. Delete the other version, and the lines that begin with <<<<<<<, ======= and >>>>>>>.';
const CONFLICT = '<<<<<<< HEAD\nlead: One\n=======\nlead: Two\n>>>>>>> main';

test.each([
  ['a conflict', CONFLICT, [7]],
  ['a lone closing marker', '>>>>>>>\nlead: One', [7]],
  ['two conflicts around a marker within a line', `${CONFLICT}\nA <<<<<<< b\n${CONFLICT}`, [7, 13]],
  ['a conflict in the body, below the second ---', `---\n\n${CONFLICT}`, [9]],
])('reports each merge conflict once, at its first line: %s', async (_, text, lines) => {
  expect(await messagesAfter('about.md', /^lead: .*$/m, text)).toEqual(
    lines.map((line) => `content/about.md:${line}: ${MESSAGE}`),
  );
});
