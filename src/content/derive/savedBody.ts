import { markdown, type Node } from '../read/markdown';

/** The paragraphs, lists, headings and tables of a text: as they are written, and as the content writes the same. */
const blocksOf = (body: string) =>
  ((markdown.parse(body) as Node).children ?? []).map((part) => ({
    source: body.slice(part.position?.start.offset, part.position?.end.offset),
    written: markdown.stringify(part).trim(),
  }));

/**
 * A text as an editor sent it, in the form in which content is kept. Editors write a whole text anew when one word of it
 * changes: what means the same as before stays as it was.
 * @param kept the text before the change
 */
export function savedBody(sent: string, kept: string): string {
  const before = blocksOf(kept);
  return blocksOf(sent)
    .map(({ written }) => before.find((block) => block.written === written)?.source ?? written)
    .join('\n\n');
}
