import remark from 'remark';
import gfm from 'remark-gfm';

/**
 * Parses markdown as gatsby-transformer-remark does, with the same extension, so that the check sees what the site shows. The
 * settings are for writing markdown in the style of content/.
 */
export const markdown = remark().use(gfm, { tablePipeAlign: false }).data('settings', {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  listItemIndent: 'one',
  fences: true,
  resourceLink: true,
});

/** A node of the markdown syntax tree (mdast). */
export interface Node extends ReturnType<typeof markdown.parse> {
  /** Level of a heading: 2 for `##`. */
  depth?: number;
  /** Address of a link or picture. */
  url?: string;
  /** Label of a link definition, `[label]: address`. */
  label?: string;
  /** Text of a text or HTML node. */
  value?: string;
  children?: Node[];
}
export interface Part extends Node {
  line: number;
}

/**
 * Returns all nodes of a text in reading order, with their line in the file.
 * @param firstLine line of the file on which the text starts
 */
export function partsOf(body: string, firstLine = 1): Part[] {
  const flat = (part: Node): Part[] => [
    { ...part, line: firstLine + (part.position?.start.line ?? 1) - 1 },
    ...(part.children ?? []).flatMap(flat),
  ];
  return flat(markdown.parse(body));
}

/** Returns the plain text within a node. */
export const wordsOf = ({ value = '', children = [] }: Node): string =>
  value + children.map(wordsOf).join('');
