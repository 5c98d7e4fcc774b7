import remark from 'remark';
import gfm from 'remark-gfm';

// The marks that the content is written with.
const writer = remark().use(gfm, { tablePipeAlign: false }).data('settings', {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  listItemIndent: 'one',
  fences: true,
  resourceLink: true,
});

/** A part of the tree that the reader makes. */
type Node = ReturnType<typeof writer.parse>;
type Place = { offset: number };
type Part = Node & { position: { start: Place; end: Place } };

/** A paragraph, a list, a heading or a table: its tree, as it is written, and as it is meant. */
interface Block {
  part: Node;
  source: string;
  meaning: string;
}

const blocksOf = (body: string): Block[] =>
  (writer.parse(body) as Node & { children: Part[] }).children.map((part) => ({
    part,
    source: body.slice(part.position.start.offset, part.position.end.offset),
    meaning: JSON.stringify(part, (key, value: unknown) =>
      key === 'position' ? undefined : value,
    ),
  }));

/**
 * A text as an editor sent it, in the form in which content is kept. Editors write a whole text anew when one word of it
 * changes: what means the same as before stays as it was.
 * @param kept the text before the change
 */
export function savedBody(sent: string, kept: string): string {
  const before = blocksOf(kept);
  return blocksOf(sent)
    .map(({ part, meaning }) => {
      const same = before.find((block) => block.meaning === meaning);
      return same?.source ?? writer.stringify(part).trim();
    })
    .join('\n\n');
}
