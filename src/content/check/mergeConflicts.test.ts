import { contentCopy } from '../testing/contentCopy';

const { messagesAfter } = contentCopy();

const CONFLICT =
  'a merge conflict was left here: two versions of the same lines, one above the other. Keep one version. Delete the other version, and the lines that begin with <<<<<<<, ======= and >>>>>>>.';

const conflict = (one: string, other: string): string =>
  `<<<<<<< HEAD\n${one}\n=======\n${other}\n>>>>>>> main`;

test.each<[string, string, number[]]>([
  ['a conflict', conflict('lead: One', 'lead: Two'), [7]],
  ['a lone closing marker', '>>>>>>>\nlead: One', [7]],
  [
    'two conflicts and a marker within a line',
    `${conflict('lead: One', 'lead: Two')}\nalt: We <<<<<<< weave\n${conflict('a: 1', 'a: 2')}`,
    [7, 13],
  ],
])('reports each merge conflict once, at its first line: %s', async (_, text, lines) => {
  expect(await messagesAfter('about.md', /^lead: .*$/m, text)).toEqual(
    lines.map((line) => `content/about.md:${line}: ${CONFLICT}`),
  );
});
